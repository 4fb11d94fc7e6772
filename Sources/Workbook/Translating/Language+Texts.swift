package import Foundation

extension URL {
  /// Names the place of a text's translation.
  /// - Parameter code: The language's code.
  /// - Returns: `Lesson.uz.md` for `Lesson.md`, whether it is there or not.
  package func translated(to code: String) -> URL {
    deletingPathExtension().appendingPathExtension(code).appendingPathExtension(pathExtension)
  }
}

extension Language {
  /// Returns the translation of a text of the course into this language; nil where there is none.
  package func translation(of file: URL) -> URL? {
    guard code != Self.english.code else { return nil }
    let own = file.translated(to: code)
    return FileManager.default.fileExists(atPath: own.path) ? own : nil
  }
}

extension HiddenFiles {
  /// Reads the translation of a text into the language in use, from the folder or from the seal.
  /// - Parameter path: The English text's path below the folder.
  /// - Returns: The text and where it stands; nil where there is none.
  /// - Throws: ``CourseError``.
  func translation(of path: String) throws(CourseError) -> (text: String, file: URL)? {
    guard Language.current.code != Language.english.code else { return nil }
    let parent = path.split(separator: "/").dropLast().joined(separator: "/")
    let file = folder.appending(path: path).translated(to: Language.current.code)
    guard try names(in: parent).contains(file.lastPathComponent) else { return nil }
    let start = parent.isEmpty ? "" : "\(parent)/"
    return (try text(start + file.lastPathComponent), file)
  }
}

/// The line of a translation that names the English text it was made from: `<!-- of: 3f2a91c0 -->`.
package enum TranslationMark {
  /// The line that names a fingerprint.
  package static func line(_ fingerprint: String) -> String { "<!-- of: \(fingerprint) -->" }

  /// Finds the fingerprint in a translation, and its line, from 1; nil where no line names one.
  package static func find(in text: String) -> (fingerprint: String, line: Int)? {
    guard let match = text.firstMatch(of: pattern) else { return nil }
    return (String(match.1), text[..<match.range.lowerBound].count(where: \.isNewline) + 1)
  }

  /// Names all of an English text that a translation has to follow.
  ///
  /// Listings and what an app shows are copied, not translated, and are compared as they stand.
  /// - Parameters:
  ///   - text: The text of a Markdown file, or of a script.
  ///   - isScript: Whether it is a script, in which only what is said is translated.
  /// - Returns: Eight hexadecimal digits, which change with those words.
  package static func fingerprint(of text: String, isScript: Bool) -> String {
    var inputs = Inputs()
    inputs.add(isScript ? wordsOfScript(text) : words(of: text))
    return String(inputs.fingerprint.prefix(8))
  }

  /// Returns a text without what names the English one; the lines keep their numbers.
  package static func removed(from text: String) -> String { text.replacing(pattern, with: "") }

  private static var pattern: Regex<(Substring, Substring)> { /<!-- of: ([0-9a-f]+) -->/ }

  private static func words(of text: String) -> [String] {
    var fence: Substring?
    return text.split(separator: "\n").filter { line in
      guard line.hasPrefix("```") else { return fence == nil || fence == "```predict" }
      fence = fence == nil ? line : nil
      return false
    }.map(String.init)
  }

  private static func wordsOfScript(_ text: String) -> [String] {
    let marks = [Transcript.wordsMark, Transcript.runMark, Transcript.commandMark]
    return text.split(separator: "\n").filter { line in marks.contains { line.hasPrefix($0) } }
      .map(String.init)
  }
}
