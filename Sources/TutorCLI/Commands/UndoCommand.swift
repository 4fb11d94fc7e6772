import Workbook

/// `undo` puts back what an exercise's files were before the last reset, undo or restoring.
struct UndoCommand: Command {
  static let declaration = Declaration(verb: "undo", parameters: [.exercise])
  var id: ExerciseID?

  init(_ arguments: Arguments) { id = arguments.exercise }

  func run(in context: Context) throws -> Outcome {
    let named = id ?? context.position.exercise
    let last = try context.store.entries(of: named).last { $0.before != nil }
    guard let last, case .replaced(let cause, let before) = last.event else {
      throw CommandError.nothingToUndo(named)
    }
    // In another lesson nobody thinks of those files.
    guard named != nil || last.exercise.lesson == context.position.lesson else {
      throw CommandError.undoElsewhere(last.exercise)
    }
    let exercise = try context.exercise(last.exercise)
    let contents = try context.store.contents(before, of: exercise.id)
    let words = Message.undone(["exercise": exercise.id, "cause": cause.verb])
    return try Replacement(exercise, by: contents, because: .undo).outcome(
      saying: words,
      in: context
    )
  }
}
