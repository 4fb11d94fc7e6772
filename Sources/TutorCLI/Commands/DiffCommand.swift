import Workbook

/// `diff 5.1` shows the student's files beside an answer's.
struct DiffCommand: Command {
  static let declaration = Declaration(verb: "diff", parameters: [.exercise, .answer])
  var id: ExerciseID?
  var name: String?

  init(_ arguments: Arguments) {
    id = arguments.exercise
    name = arguments.answer
  }

  func run(in context: Context) throws -> Outcome {
    let exercise = try context.exercise(id)
    guard exercise.hasAnswers else { throw CommandError.noAnswersHere(exercise.id) }
    guard context.progress[exercise.id].mayShowAnswer else { return AnswerView.locked(exercise) }
    let view = try AnswerView(exercise, named: name)
    return Outcome(passages: DiffView(exercise, try exercise.contents(), view.answer).passages)
  }
}
