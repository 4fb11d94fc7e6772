import Foundation
import Workbook

/// Other files put in the place of an exercise's; those that are there are kept first.
struct Replacement: Sendable {
  var exercise: Exercise
  var contents: Contents
  var cause: HistoryEntry.Cause

  init(_ exercise: Exercise, by contents: Contents, because cause: HistoryEntry.Cause) {
    self.exercise = exercise
    self.contents = contents
    self.cause = cause
  }

  /// Does it, and says so.
  func outcome(saying words: String, in context: Context) throws -> Outcome {
    let id = exercise.id
    let (kept, progress) = try context.store.replaceFiles(
      of: exercise,
      with: contents,
      because: cause,
      at: context.now()
    )
    let isPassing = progress[id].isPassing
    return Outcome(
      passages: [
        .line(words, .success),
        .line(Message.kept(["exercise": id])),
        .text([Span("  "), Span(context.shortened(kept), .code, opening: kept.path)], hanging: 2),
      ],
      change: { $0[id].isPassing = isPassing }
    )
  }
}

extension HistoryEntry.Cause {
  /// What the student typed for it.
  var verb: String {
    switch self {
    case .reset: ResetCommand.declaration.verb
    case .undo: UndoCommand.declaration.verb
    case .restore: "history --restore"
    }
  }
}
