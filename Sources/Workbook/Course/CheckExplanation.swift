import Foundation

/// What is said when a check fails: why it matters, and which section of the lesson to reread.
package struct CheckExplanation: Equatable, Sendable {
  /// The check's stable identifier, `childIsReleased`.
  package let check: String
  /// The name of the lesson's section, `the-hand-off`.
  package let section: String
  /// Markdown with places for the run's facts: `{expected}`, `{found}`, `{stack}`, `{tree}`, `{screen}`.
  package let text: String
  /// The requirement in the language in use; nil in English, where the check itself tells it.
  package let requirement: String?
  /// The line of the check's heading in the file, from 1.
  package let line: Int

  /// Reads `Explanations.md`: a heading for each check, then `Section: NAME`, then the text.
  /// - Throws: ``CourseError``; a check without a section or without a text is malformed.
  static func list(_ text: String, path: String) throws(CourseError) -> [CheckExplanation] {
    var explanations: [CheckExplanation] = []
    for part in MarkdownSection.list(text) {
      explanations.append(try CheckExplanation(part, path: path))
    }
    return explanations
  }

  private init(_ part: MarkdownSection, path: String) throws(CourseError) {
    let lines = part.body.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = lines.first, first.hasPrefix("Section: "), lines.count == 2 else {
      throw .malformed(
        path: path,
        line: part.line,
        problem: "below `## \(part.title)` must stand `Section: NAME` and then the explanation"
      )
    }
    check = part.title
    section = first.dropFirst("Section: ".count).trimmingCharacters(in: .whitespaces)
    line = part.line
    text = lines[1].trimmingCharacters(in: .whitespacesAndNewlines)
    requirement = nil
  }

  /// The explanation with the words of a translation; check and section stay.
  func translated(_ own: TranslatedExplanation) -> CheckExplanation {
    CheckExplanation(
      check: check,
      section: section,
      text: own.text,
      requirement: own.requirement,
      line: line
    )
  }

  private init(check: String, section: String, text: String, requirement: String?, line: Int) {
    self.check = check
    self.section = section
    self.text = text
    self.requirement = requirement
    self.line = line
  }
}
