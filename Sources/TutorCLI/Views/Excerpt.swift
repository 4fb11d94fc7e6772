/// A line of a student's file with a mark below a column; of a long line, the part around it.
enum Excerpt {
  /// What fits beside the margin on a terminal of 80 columns.
  private static let width = 72
  /// How much stands before the column, where the line's beginning is left out.
  private static let before = 50
  /// It stands in both lines, so that the mark is right in ASCII too, where it is wider.
  private static let gap = "…"

  /// The two lines, or the source alone where the compiler names no column.
  /// - Parameters:
  ///   - source: The line.
  ///   - column: The column, from 1.
  /// - Returns: What stands below one another.
  static func lines(of source: String, at column: Int) -> [String] {
    guard source.count > width else { return lines(Array(source), column) }
    let indent = source.prefix { $0.isWhitespace }.count
    let text = Array(source.dropFirst(indent))
    let place = max(column - indent, 0)
    let start = place > width - 10 ? min(place, text.count) - before : 0
    let end = min(start + width - 4, text.count)
    let part = Array(text[start..<end]) + (end < text.count ? Array(gap) : [])
    guard start > 0 else { return lines(part, place) }
    return lines(part, place - start).map { "\(gap) \($0)" }
  }

  private static func lines(_ text: [Character], _ column: Int) -> [String] {
    guard column > 0 else { return [String(text)] }
    // A tab is as wide below as above.
    let margin = text.prefix(column - 1).map { $0 == "\t" ? "\t" : " " }.joined()
    return [String(text), margin + "^"]
  }
}
