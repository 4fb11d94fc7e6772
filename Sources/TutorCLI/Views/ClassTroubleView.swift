import Grading
import Workbook

/// Shows what a class had most trouble with: the checks that most failed, a line each, and the known wrong
/// answers that were met.
enum ClassTroubleView {
  /// More than this is for `class.html`, which has all of it.
  private static let mostRows = 3
  /// A check's line is one row of the narrowest terminal that is usual.
  private static let widest = 80
  private static let margin = 2

  static func passages(_ gradebook: Gradebook) -> [Passage] {
    let statistics = ClassStatistics(gradebook)
    // What one student alone failed stands in that student's line.
    let failed = rows(statistics.failedChecks.filter { $0.students.count > 1 }, \.what).map { row in
      Passage.verbatim([row.whole.cut(toColumns: widest)], role: .plain, indent: 0)
    }
    let met = rows(statistics.misconceptions) {
      "\($0.what): \($0.remark.firstSentence)"
    }.map { Passage.text([Span($0.whole)], hanging: width($0.head)) }
    return section(Message.gradesMostFailed(), failed)
      + section(Message.gradesMisconceptions(), met)
  }

  private static func section(_ title: String, _ rows: [Passage]) -> [Passage] {
    rows.isEmpty ? [] : [.line(title, .strong)] + rows + [.blank]
  }

  /// What stands in a row: the exercise and how many students, in columns, and the text behind them.
  private struct Row {
    var head: String
    var text: String
    var whole: String { head + text }
  }

  private static func rows(
    _ counts: [ClassStatistics.Count],
    _ text: (ClassStatistics.Count) -> String
  ) -> [Row] {
    let shown = counts.prefix(mostRows).map { count in
      let facts: KeyValuePairs<String, any CustomStringConvertible> = [
        "count": count.students.count, "attempts": count.attempts,
      ]
      return ("\(count.exercise)", Message.gradesCount(facts), text(count))
    }
    let widths = (shown.map { width($0.0) }.max() ?? 0, shown.map { width($0.1) }.max() ?? 0)
    return shown.map { exercise, count, text in
      let first = gap(margin) + exercise + gap(widths.0 - width(exercise) + margin)
      return Row(head: first + count + gap(widths.1 - width(count) + margin), text: text)
    }
  }

  private static func width(_ text: String) -> Int { DisplayWidth.of(text) }

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
      return used <= columns - DisplayWidth.of(" …")
    }
    let words = fitting.lastIndex(of: " ").map { fitting[..<$0] } ?? fitting
    return words + " …"
  }
}
