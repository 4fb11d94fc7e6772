import Foundation
import Workbook

/// All that the tutor says, read from the sources in which it stands.
///
/// The sentences are members of types, and nothing lists them while the tutor runs.
struct EnglishCatalogue: Sendable {
  /// A sentence, by its identifier.
  struct Sentence: Equatable, Sendable {
    let id: String
    let words: String
  }

  /// The sentences, file by file.
  let sentences: [Sentence]
  private let words: [String: String]

  private static let folder = "Sources/Workbook/Catalogue"

  /// Reads the sources of a workbook.
  /// - Throws: ``CourseError/malformed(path:line:problem:)`` for a sentence that is written otherwise
  ///   than all others, and what the file system says.
  init(root: URL) throws {
    let folder = root.appending(path: Self.folder).resolvingSymlinksInPath()
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    sentences = try files.filter { $0.hasSuffix(".swift") }.flatMap { name in
      try Self.sentences(in: folder.appending(path: name))
    }
    words = Dictionary(sentences.map { ($0.id, $0.words) }) { first, _ in first }
  }

  /// Returns the English words, or nil for an identifier that names nothing.
  func words(for id: String) -> String? { words[id] }

  private static func sentences(in file: URL) throws -> [Sentence] {
    let text = try String(contentsOf: file, encoding: .utf8)
    let isDiagnostics = file.lastPathComponent.hasPrefix("DiagnosticMeaning+")
    var found: [Sentence] = []
    for begin in text.ranges(of: isDiagnostics ? ".init(" : "Message(") {
      let rest = text[begin.upperBound...]
      // Elsewhere in these files a message is made of parts.
      guard rest.drop(while: \.isWhitespace).first == "\"" else { continue }
      guard let literals = SwiftLiterals(rest), let sentence = sentence(literals, isDiagnostics)
      else {
        throw CourseError.malformed(
          path: file.path,
          line: text[..<begin.lowerBound].count(where: \.isNewline) + 1,
          problem: "a sentence is written as an identifier and its words, texts joined by `+`"
        )
      }
      found.append(sentence)
    }
    return found
  }

  /// What a call names: a message its identifier, a meaning the diagnostic's name and phrase.
  private static func sentence(_ literals: SwiftLiterals, _ isDiagnostic: Bool) -> Sentence? {
    let texts = literals.texts
    guard let words = texts.last, let name = texts.first else { return nil }
    switch (isDiagnostic, texts.count) {
    case (false, 2): return Sentence(id: name, words: words)
    case (true, 2): return Sentence(id: "diagnostic.\(name)", words: words)
    case (true, 3):
      let id = "diagnostic.\(name) \(texts[1])"
      return Sentence(id: id.trimmingCharacters(in: .whitespaces), words: words)
    default: return nil
    }
  }
}
