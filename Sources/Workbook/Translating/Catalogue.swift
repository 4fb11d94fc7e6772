package import Foundation

/// A language's table of what the tutor says, as translators write it.
///
/// Each sentence has a heading with its identifier, below it a quotation of the English words, and
/// below that the words of the language. What stands above the first heading is for translators.
package struct Catalogue: Equatable, Sendable {
  /// The sentences, in the file's order.
  package let entries: [Entry]
  /// A Boolean value that tells whether a line `Whole: yes` promises that no sentence is missing.
  package let isWhole: Bool

  /// A sentence.
  package struct Entry: Equatable, Sendable {
    /// The identifier, `check.passed`.
    package let id: String
    /// The English words that it was translated from.
    package let english: String
    /// The words; empty where the translation is still to be written.
    package let words: String
    /// Where the heading stands in the file, from 1.
    package let line: Int
  }

  /// Reads a file.
  /// - Throws: ``CourseError/unreadable(path:reason:)``.
  package init(file: URL) throws(CourseError) { self.init(try String(courseFile: file)) }

  /// Reads a text.
  package init(_ text: String) {
    isWhole = text.split(separator: "\n").contains("Whole: yes")
    entries = MarkdownSection.list(text).map(Entry.init)
  }
}

extension Catalogue.Entry {
  fileprivate init(_ section: MarkdownSection) {
    let lines = section.body.split(separator: "\n", omittingEmptySubsequences: false)
    let quoted = lines.prefix { $0.hasPrefix(">") }
    self.init(
      id: section.title,
      english: Self.joined(quoted.map { $0.dropFirst($0.hasPrefix("> ") ? 2 : 1) }),
      words: Self.joined(Array(lines.dropFirst(quoted.count))),
      line: section.line
    )
  }

  /// The lines of a paragraph are one line; an empty line parts two paragraphs.
  private static func joined(_ lines: [Substring]) -> String {
    let paragraphs = lines.split(whereSeparator: \.isEmpty).map { $0.joined(separator: " ") }
    return paragraphs.joined(separator: "\n\n")
  }

  /// A sentence as it stands in a file, still to be translated.
  package static func text(id: String, english: String) -> String {
    let paragraphs = english.components(separatedBy: "\n\n").map { paragraph in
      lines(of: paragraph).map { "> \($0)" }.joined(separator: "\n")
    }
    return "## \(id)\n\n\(paragraphs.joined(separator: "\n>\n"))\n"
  }

  /// Lines that a terminal of 80 columns shows whole.
  private static func lines(of paragraph: String) -> [String] {
    paragraph.split(separator: " ").reduce(into: [""]) { lines, word in
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + word.count < 76 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
