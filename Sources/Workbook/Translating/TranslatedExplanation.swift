package import Foundation

/// What a translation says about a check: `Requirement: WORDS` in a paragraph, and then the explanation.
package struct TranslatedExplanation: Equatable, Sendable {
  /// The check's identifier.
  package let check: String
  /// The requirement.
  package let requirement: String
  /// The explanation, in Markdown, with places for the run's facts.
  package let text: String
  /// The line of the check's heading in the file, from 1.
  package let line: Int

  /// Reads a translation of `Explanations.md`.
  /// - Throws: ``CourseError``; a check without a requirement is malformed.
  package static func list(file: URL) throws(CourseError) -> [TranslatedExplanation] {
    try list(String(courseFile: file), path: file.path)
  }

  static func list(_ text: String, path: String) throws(CourseError) -> [TranslatedExplanation] {
    var explanations: [TranslatedExplanation] = []
    for part in MarkdownSection.list(text) {
      explanations.append(try TranslatedExplanation(part, path: path))
    }
    return explanations
  }

  private static let mark = "Requirement: "

  private init(_ part: MarkdownSection, path: String) throws(CourseError) {
    let paragraphs = part.body.split(separator: "\n\n", maxSplits: 1)
    guard let first = paragraphs.first, first.hasPrefix(Self.mark), paragraphs.count == 2 else {
      throw .malformed(
        path: path,
        line: part.line,
        problem: "below `## \(part.title)` must stand `\(Self.mark)…` and then the explanation"
      )
    }
    check = part.title
    requirement = first.dropFirst(Self.mark.count).split(separator: "\n").joined(separator: " ")
    line = part.line
    text = paragraphs[1].trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
