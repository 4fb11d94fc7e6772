import Foundation
import Grader
import Workbook

/// An exercise whose saves are answered.
struct WatchedExercise {
  let exercise: Exercise
  var watch: Watch
  /// When the check that a save has started was begun; nil when it was told that it is slow.
  var recheckBegan: ContinuousClock.Instant?
  private var events: FolderEvents?
  /// Why the files could not be read at the last look.
  private var complaint: String?

  init(_ exercise: Exercise, watch: Watch) {
    self.exercise = exercise
    self.watch = watch
    events = FolderEvents(folder: exercise.folder.path)
  }

  /// Becomes readable when something in the folder changes; nil where no events arrive.
  var descriptor: Int32? { events?.descriptor.rawValue }

  /// Something in the folder has changed.
  mutating func filesChanged() {
    watch.changed(now: .now)
    if events?.drain() != true { events = nil }
  }

  /// A look at the files.
  /// - Returns: Whether they are to be checked.
  mutating func isDue(_ contents: Contents) -> Bool {
    // A folder that was moved or deleted, and is there again.
    if events == nil { events = FolderEvents(folder: exercise.folder.path) }
    complaint = nil
    guard watch.look(at: contents, now: .now) else { return false }
    recheckBegan = .now
    return true
  }

  /// The files could not be read.
  /// - Returns: Whether that was not so already at the last look.
  mutating func isNews(_ error: any Error) -> Bool {
    watch.lookLater(now: .now)
    defer { complaint = "\(error)" }
    return complaint != "\(error)"
  }
}
