/// A stage on the way from a save to a verdict, in order.
package enum Stage: String, Codable, CodingKeyRepresentable, CaseIterable, Sendable {
  /// The support library is built; once per workbook and compiler.
  case support
  /// The student's files are compiled.
  case submission
  /// The hidden checks are compiled against the student's interface.
  case checks
  /// The program is linked.
  case link
  /// The program runs.
  case run
}
