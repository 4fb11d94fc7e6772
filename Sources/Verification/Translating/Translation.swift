import Foundation
import Workbook

/// A text of the course in another language, beside the English one.
struct Translation: Sendable {
  let language: String
  let original: URL
  let file: URL

  /// Reads the text.
  func text() throws(CourseError) -> String { try Self.read(file) }

  /// Reads the English text.
  func originalText() throws(CourseError) -> String { try Self.read(original) }

  private static func read(_ file: URL) throws(CourseError) -> String {
    do {
      return try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw .unreadable(path: file.path, reason: error.localizedDescription)
    }
  }
}

extension Material {
  /// Lists the translations of some of the course's texts, into all languages of the workbook.
  func translations(of texts: [URL]) -> [Translation] {
    Language.codes(root: root).dropFirst().flatMap { code in
      texts.compactMap { original in
        let file = original.translated(to: code)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return Translation(language: code, original: original, file: file)
      }
    }
  }
}
