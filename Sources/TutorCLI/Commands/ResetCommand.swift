import Workbook

/// `reset 5.1` puts an exercise's starter back; the student's files are kept, never lost.
struct ResetCommand: Command {
  static let declaration = Declaration(verb: "reset", parameters: [.exercise])
  var id: ExerciseID?

  init(_ arguments: Arguments) { id = arguments.exercise }

  func run(in context: Context) throws -> Outcome {
    let exercise = try context.exercise(id)
    guard try exercise.isAttempted() else {
      return Outcome(passages: [.line(Message.resetUntouched(["exercise": exercise.id]), .note)])
    }
    let words = Message.resetDone(["exercise": exercise.id])
    return try Replacement(exercise, by: exercise.starterContents(), because: .reset)
      .outcome(saying: words, in: context)
  }
}
