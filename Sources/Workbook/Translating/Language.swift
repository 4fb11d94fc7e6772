package import Foundation

/// A language that the tutor speaks: English, or one whose words stand in a file of their own.
///
/// What a language lacks is said in English, sentence by sentence and text by text.
package struct Language: Sendable {
  /// The code by which it is asked for and by which its files are named, `uz`.
  package let code: String
  private let words: [String: String]

  /// The language that everything is written in first.
  package static let english = Language(code: "en", words: [:])

  /// The language in which all is said and read.
  ///
  /// It is bound once, where the tutor starts; whoever starts a thread hands it on.
  @TaskLocal package static var current = english

  /// Makes a language.
  /// - Parameters:
  ///   - code: Its code.
  ///   - words: The words of the tutor's sentences, by their identifiers.
  package init(code: String, words: [String: String]) {
    self.code = code
    self.words = words
  }

  /// Reads a language of a workbook.
  /// - Parameters:
  ///   - code: One of ``codes(root:)``.
  ///   - root: The workbook's root.
  /// - Throws: ``CourseError/unreadable(path:reason:)`` when its file cannot be read.
  package init(_ code: String, root: URL) throws(CourseError) {
    guard code != Self.english.code else {
      self = .english
      return
    }
    let catalogue = try Catalogue(file: Self.file(of: code, root: root))
    let pairs = catalogue.entries.filter { !$0.words.isEmpty }.map { ($0.id, $0.words) }
    self.init(code: code, words: Dictionary(pairs) { first, _ in first })
  }

  /// The words of a sentence in this language, or nil.
  func words(for id: String) -> String? { words[id] }
}

extension Language {
  /// The folder below a workbook's root in which each language has its file.
  package static let folder = "Sources/Workbook/Languages"

  /// Lists the codes of the languages that a workbook has: English, and then the others by name.
  package static func codes(root: URL) -> [String] {
    // A workbook without that folder speaks English.
    let found = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path
    )
    let codes = (found ?? []).compactMap { $0.wholeMatch(of: /([a-z]{2,3})\.md/) }
    return [english.code] + codes.map { String($0.1) }.filter { $0 != english.code }.sorted()
  }

  /// Returns where the words of a language stand.
  package static func file(of code: String, root: URL) -> URL {
    root.appending(path: folder).appending(path: "\(code).md")
  }
}

extension Language: CustomStringConvertible {
  package var description: String { code }
}
