import Workbook

/// `check` runs the hidden tests of the exercise on what the student has written.
struct CheckCommand: Command {
  static let declaration = Declaration(
    verb: "check",
    parameters: [.exercise],
    flags: [allFlag, timingsFlag]
  )
  private static let allFlag = "all"
  private static let timingsFlag = "timings"

  var id: ExerciseID?
  var isForAll = false
  var showsTimings = false

  init(_ arguments: Arguments) {
    id = arguments.exercise
    isForAll = arguments.flags.contains(Self.allFlag)
    showsTimings = arguments.flags.contains(Self.timingsFlag)
  }

  init(_ id: ExerciseID) { self.id = id }

  func run(in context: Context) throws -> Outcome {
    if isForAll { return try all(in: context) }
    let exercise = try context.exercise(id)
    let position = Position(lesson: exercise.id.lesson, stop: .exercise(exercise.id))
    let missing = try MissingFilesView.passages(for: exercise, in: context)
    let work = Work.check(exercise, showsTimings: showsTimings)
    return Outcome(passages: missing, position: position, next: .start(work))
  }

  private func all(in context: Context) throws(UsageError) -> Outcome {
    guard let id else { return Outcome(next: .start(.checkAll(context.course.exercises))) }
    throw UsageError(faults: [.unexpectedWord("\(id)")], verb: Self.declaration.verb)
  }
}
