import Foundation
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
    let kept = try exercise.reset(root: context.course.root, now: context.now())
    return Outcome(
      passages: [
        .line(Message.resetDone(["exercise": exercise.id]), .success),
        .line(Message.resetKept(["path": kept.path])),
      ],
      change: { $0[exercise.id].isPassing = false }
    )
  }
}
