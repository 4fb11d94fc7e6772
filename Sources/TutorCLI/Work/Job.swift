import Grader
import Workbook

/// A piece of work that is being done on its own thread.
struct Job: Identifiable, Sendable {
  let id: Int
  let work: Work
  let cancellation: Cancellation
  /// When it was begun.
  let start = ContinuousClock.now
  /// The check that runs now, where checks run.
  var check: BegunCheck?
  /// Whether it was said that it takes long.
  var isKnownAsSlow = false

  /// A Boolean value that tells whether it has taken so long that its student wonders.
  var takesLong: Bool { start.duration(to: .now) > .seconds(3) }
}
