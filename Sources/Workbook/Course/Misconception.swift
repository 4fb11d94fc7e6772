package import Foundation

/// A known wrong answer: the checks it fails, and what to say to whoever wrote it.
package struct Misconception: Equatable, Sendable {
  /// The folder's name.
  package let name: String
  /// The folder with the wrong answer's files, where the hidden files are not sealed.
  package let folder: URL
  /// The file that says what it fails, and what to say.
  package var file: URL { folder.appending(path: Self.fileName) }
  /// The identifiers of the checks it fails, these and no others.
  package let fails: Set<String>
  /// What to say, in Markdown, in the language in use.
  package let sentence: String

  /// The folder of all that an exercise has, below its hidden files.
  static let folder = "Misconceptions"
  private static let fileName = "Misconception.md"

  /// The path of the text of one, below an exercise's hidden files.
  static func path(of name: String) -> String { "\(folder)/\(name)/\(fileName)" }

  /// Reads `Misconception.md`: `Fails: id, id` on the first line, then what to say.
  /// - Parameters:
  ///   - text: The English text.
  ///   - translation: What to say in the language in use, where that is another one.
  ///   - folder: The folder.
  /// - Throws: ``CourseError`` when the first line is another.
  init(_ text: String, _ translation: String?, folder: URL) throws(CourseError) {
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = lines.first, first.hasPrefix("Fails: "), lines.count == 2 else {
      throw .malformed(
        path: folder.appending(path: Self.fileName).path,
        line: 1,
        problem: "the first line must be `Fails: check, check`, what to say stands below it"
      )
    }
    name = folder.lastPathComponent
    self.folder = folder
    fails = Set(
      first.dropFirst("Fails: ".count).split(separator: ",")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    )
    sentence = (translation.map(TranslationMark.removed) ?? String(lines[1]))
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
