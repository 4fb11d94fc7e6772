import Grading
import Workbook

/// Shows what a class had most trouble with, a line each: the checks that most failed, and the known wrong
/// answers that were met.
enum ClassTroubleView {
  /// More than this is for `class.html`, which has all of it.
  private static let mostLines = 3
  /// A line is one row of the narrowest terminal that is usual.
  private static let widest = 80
  private static let margin = 2

  static func passages(_ gradebook: Gradebook) -> [Passage] {
    let statistics = ClassStatistics(gradebook)
    // What one student alone failed stands in that student's line.
    let failed = statistics.failedChecks.filter { $0.students.count > 1 }
    let met = statistics.misconceptions
    return section(Message.gradesMostFailed(), failed.map { ($0, $0.what) })
      + section(
        Message.gradesMisconceptions(),
        met.map { ($0, "\($0.what): \($0.remark.firstSentence)") }
      )
  }

  private static func section(
    _ title: String,
    _ counts: [(count: ClassStatistics.Count, text: String)]
  ) -> [Passage] {
    guard !counts.isEmpty else { return [] }
    let rows = counts.prefix(mostLines).map { count, text in
      let facts: KeyValuePairs<String, any CustomStringConvertible> = [
        "count": count.students.count, "attempts": count.attempts,
      ]
      return ["\(count.exercise)", Message.gradesCount(facts), text]
    }
    let widths = (0..<2).map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
    let lines = rows.map { row in
      let heads = (0..<2).map { row[$0] + gap(widths[$0] - DisplayWidth.of(row[$0]) + 2) }
      return (heads.joined() + row[2]).cut(toColumns: widest - margin)
    }
    return [.line(title, .strong), .verbatim(lines, role: .plain, indent: margin), .blank]
  }

  private static func gap(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension String {
  /// The text up to the end of its first sentence.
  fileprivate var firstSentence: String {
    firstMatch(of: /.*?[.?!](?=\s|$)/).map { String($0.output) } ?? self
  }

  /// The text with an ellipsis in the place of the words that have no room in so many columns.
  fileprivate func cut(toColumns columns: Int) -> String {
    guard DisplayWidth.of(self) > columns else { return self }
    var used = 0
    let fitting = prefix { character in
      used += DisplayWidth.of(character)
      return used <= columns - DisplayWidth.of("…") - 1
    }
    let words = fitting.lastIndex(of: " ").map { fitting[..<$0] } ?? fitting
    return words + " …"
  }
}
