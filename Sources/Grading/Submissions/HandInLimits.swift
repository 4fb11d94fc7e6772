/// How much of a submission is read.
package struct HandInLimits: Equatable, Sendable {
  /// The bytes of one file.
  package var file = 1 << 20
  /// The bytes of all files together.
  package var total = 16 << 20
  /// The Swift files.
  package var files = 2_000
  /// The files and folders of any kind that are looked at.
  package var entries = 20_000
  /// How deep folders may lie in each other.
  package var depth = 16

  /// Makes the limits that every submission gets.
  package init() {}
}
