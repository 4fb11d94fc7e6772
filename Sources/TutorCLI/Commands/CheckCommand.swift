import Workbook

/// `check` runs the hidden tests of the exercise on what the student has written.
struct CheckCommand: Command {
  static let declaration = Declaration(verb: "check", parameters: [.exercise])
  var id: ExerciseID?

  init(_ arguments: Arguments) { id = arguments.exercise }

  init(_ id: ExerciseID) { self.id = id }

  func run(in context: Context) throws -> Outcome {
    let exercise = try context.exercise(id)
    let position = Position(lesson: exercise.id.lesson, stop: .exercise(exercise.id))
    let missing = try MissingFilesView.passages(for: exercise, in: context)
    return Outcome(passages: missing, position: position, next: .start(.check(exercise)))
  }
}
