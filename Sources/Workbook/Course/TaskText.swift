package import Foundation

/// An exercise's text: what is asked, of which kind it is, and which files are to be edited.
package struct TaskText: Equatable, Sendable {
  /// The whole text, in Markdown.
  package let text: String
  /// What stands behind `Kind:`, as in "find the bug"; nil where the text does not say.
  package let kind: String?
  /// The files in the list below the paragraph that begins with "Edit"; none where there is no such list.
  package let files: [String]
  /// The line in which that paragraph begins, from 1; 1 where there is none.
  package let editLine: Int

  /// Reads `Exercise.md`.
  /// - Throws: ``CourseError/unreadable(path:reason:)``.
  package init(file: URL) throws(CourseError) {
    self.init(try String(courseFile: file))
  }

  /// The names in the text's code: what the task asks for, and what it shows.
  package var codeNames: Set<String> {
    let code = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    return Set(code.flatMap { $0.matches(of: /\w+/).map { String($0.output) } })
  }

  /// Reads `Exercise.md`; the text alone is in the language in use.
  init(translationOf file: URL) throws(CourseError) {
    let translation = Language.current.translation(of: file)
    let own = try translation.map { url throws(CourseError) in try String(courseFile: url) }
    self.init(try String(courseFile: file), shown: own.map(TranslationMark.removed))
  }

  init(_ text: String, shown: String? = nil) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.text = shown ?? text
    kind = lines.first { $0.hasPrefix("Kind: ") }.map { String($0.dropFirst("Kind: ".count)) }
    let edit = lines.firstIndex { $0.hasPrefix("Edit") }
    editLine = (edit ?? 0) + 1
    let below = edit.map { lines[$0...].drop { !$0.isEmpty }.drop(while: \.isEmpty) } ?? []
    let list = below.prefix { !$0.isEmpty }
    let isList = list.first?.hasPrefix("- ") == true
    files =
      isList ? list.flatMap { $0.matches(of: /`([^`]+\.swift)`/).map { String($0.output.1) } } : []
  }
}
