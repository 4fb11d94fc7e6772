package import Foundation

/// A part of a Markdown file: a second-level heading and what stands below it.
package struct MarkdownSection: Equatable, Sendable {
  /// The heading's text.
  package let title: String
  /// What stands below the heading, without blank lines at its ends.
  package let body: String
  /// The heading's line in the file, from 1.
  package let line: Int
  /// The line at which ``body`` begins, from 1.
  package let bodyLine: Int

  /// The name by which a reader asks for the section: `The hand-off!` is `the-hand-off`.
  package var name: String { Self.name(of: title) }

  /// Returns the name that a heading gives to its section.
  package static func name(of title: String) -> String {
    title.lowercased()
      .split { !$0.isLetter && !$0.isNumber }
      .joined(separator: "-")
  }

  /// Splits a file at its second-level headings; those inside a fenced block are none.
  /// - Throws: ``CourseError/unreadable(path:reason:)``.
  package static func list(file: URL) throws(CourseError) -> [MarkdownSection] {
    list(try String(courseFile: file))
  }

  static func list(_ text: String) -> [MarkdownSection] {
    var sections: [MarkdownSection] = []
    var title: (text: String, line: Int)?
    var body: [Substring] = []
    var isInFence = false
    func close() {
      guard let title else { return }
      let blank = body.prefix { $0.isEmpty }.count
      while body.last?.isEmpty == true { body.removeLast() }
      sections.append(
        MarkdownSection(
          title: title.text,
          body: body.dropFirst(blank).joined(separator: "\n"),
          line: title.line,
          bodyLine: title.line + 1 + blank
        )
      )
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") { isInFence.toggle() }
      if !isInFence, line.hasPrefix("## ") {
        close()
        title = (line.dropFirst(3).trimmingCharacters(in: .whitespaces), index + 1)
        body = []
      } else {
        body.append(line)
      }
    }
    close()
    return sections
  }
}
