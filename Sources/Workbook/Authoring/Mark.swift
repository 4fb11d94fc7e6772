/// A place in the course that an author has still to fill in: a line with `Write here: what`.
package struct Mark: Equatable, Sendable {
  /// The mark's line, from 1.
  package let line: Int
  /// What is to be written there.
  package let what: String

  static let words = "Write here: "

  /// Finds the marks of a text, in the order of their lines; in a table one ends with its cell.
  package static func list(_ text: String) -> [Mark] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index,
      line in
      line.firstRange(of: words).map { Mark(line: index + 1, what: cell(line[$0.upperBound...])) }
    }
  }

  private static func cell(_ rest: Substring) -> String {
    String(rest.firstRange(of: " |").map { rest[..<$0.lowerBound] } ?? rest)
  }
}
