package import Foundation

/// One thing that happened to an exercise's files.
package struct HistoryEntry: Codable, Equatable, Sendable {
  /// When it happened.
  package let time: Date
  /// The exercise.
  package let exercise: ExerciseID
  /// What happened.
  package let event: Event
  /// The snapshot of the files as they were checked, or as they were put there; nil where they changed
  /// while they were checked.
  package let contents: String?

  /// What can happen.
  package enum Event: Codable, Equatable, Sendable {
    /// The files were checked.
    case checked(met: Int, all: Int)
    /// The files were checked, and there was nothing to run: they do not compile, or lack a name.
    case notRun
    /// Other files were put in their place; `before` is the snapshot of those that were there.
    case replaced(Cause, before: String)
  }

  /// Why files were replaced.
  package enum Cause: String, Codable, Sendable {
    /// The starter was put back.
    case reset
    /// What was there before a replacement was put back.
    case undo
    /// An older state was chosen.
    case restore
  }

  /// Makes an entry.
  package init(time: Date, exercise: ExerciseID, event: Event, contents: String?) {
    self.time = time
    self.exercise = exercise
    self.event = event
    self.contents = contents
  }

  /// A Boolean value that tells whether the exercise passed with these contents.
  package var isPass: Bool {
    if case .checked(let met, let all) = event { met == all && all > 0 } else { false }
  }

  /// The snapshot of the files that a replacement took away; nil for what is none.
  package var before: String? {
    if case .replaced(_, let before) = event { before } else { nil }
  }
}
