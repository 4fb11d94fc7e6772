import Breakage

/// The stand-in with one change in it.
struct Mutant: Sendable {
  /// The number of the switch that turns the change on.
  let number: Int
  /// The changed file, below the stand-in's folder.
  let file: String
  /// The change.
  let change: Change

  /// The change without its line, which other edits move.
  var key: String { "\(file): \(change.summary)" }
}
