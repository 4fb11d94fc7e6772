import Workbook

/// `exercise 5.1`, or `5.1` alone, shows a task and where its files are.
struct ExerciseCommand: Command {
  static let declaration = Declaration(verb: "exercise", parameters: [.exercise])
  var id: ExerciseID?

  init(_ arguments: Arguments) { id = arguments.exercise }

  func run(in context: Context) throws -> Outcome {
    try ExerciseView(context.exercise(id), in: context).outcome()
  }
}
