import Breakage

/// One change in a file of a right answer, and the number of the switch that makes it.
struct BrokenPlace: Sendable {
  /// The switch's number.
  let number: Int
  /// The file's name.
  let file: String
  /// What is changed, and in which line.
  let change: Change
}
