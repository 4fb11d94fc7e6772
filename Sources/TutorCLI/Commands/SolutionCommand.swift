import Workbook

/// `solution 5.1` shows what an answer changed, after a pass, or after giving up on purpose.
struct SolutionCommand: Command {
  static let declaration = Declaration(
    verb: "solution",
    parameters: [.exercise, .answer],
    flags: [giveUpFlag]
  )
  private static let giveUpFlag = "give-up"

  var id: ExerciseID?
  var name: String?
  var givesUp: Bool

  init(_ arguments: Arguments) {
    id = arguments.exercise
    name = arguments.answer
    givesUp = arguments.flags.contains(Self.giveUpFlag)
  }

  func run(in context: Context) throws -> Outcome {
    let exercise = try context.exercise(id)
    guard exercise.hasAnswers else { throw CommandError.noAnswersHere(exercise.id) }
    let mayShow = context.progress[exercise.id].mayShowAnswer
    guard mayShow || givesUp else { return AnswerView.locked(exercise) }
    let view = try AnswerView(exercise, named: name)
    guard !mayShow else { return Outcome(passages: try view.passages()) }
    return Outcome(
      passages: [.line(Message.answerGivenUp(["exercise": exercise.id]), .warning), .blank]
        + (try view.passages()),
      change: { $0[exercise.id].hasGivenUp = true }
    )
  }
}
