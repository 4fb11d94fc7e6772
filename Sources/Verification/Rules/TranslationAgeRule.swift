import Foundation
import Workbook

/// A translation names the English text that it was made from.
///
/// That this one has changed since is a note, unless the language promises to be whole.
struct TranslationAgeRule<Part: Material>: Rule {
  func findings(in material: Part) throws -> [Finding] {
    let translations = material.translations(of: material.texts)
    guard !translations.isEmpty else { return [] }
    let whole = try Set(
      Language.codes(root: material.root).dropFirst().filter { code in
        try Catalogue(file: Language.file(of: code, root: material.root)).isWhole
      }
    )
    return try translations.compactMap { translation in
      let wanted = try fingerprint(of: translation.original)
      let line = TranslationMark.line(wanted)
      let name = translation.original.lastPathComponent
      guard let mark = TranslationMark.find(in: try translation.text()) else {
        return material.finding(
          translation.file,
          "It does not say which text it was made from. If it says what \(name) says now, write"
            + " `\(line)` below the title."
        )
      }
      guard mark.fingerprint != wanted else { return nil }
      return material.finding(
        translation.file,
        line: mark.line,
        "\(name) has changed since it was translated. When this text says the same again, write"
          + " `\(line)` here.",
        isNote: !whole.contains(translation.language)
      )
    }
  }

  private func fingerprint(of original: URL) throws -> String {
    var text = try String(contentsOf: original, encoding: .utf8)
    if original.lastPathComponent == "Explanations.md" {
      text += try requirements(beside: original)
    }
    return TranslationMark.fingerprint(of: text, isScript: original.pathExtension == "transcript")
  }

  /// The requirements are translated with the explanations, and stand with the checks.
  private func requirements(beside file: URL) throws -> String {
    let checks = file.deletingLastPathComponent().appending(path: "HiddenTests.swift")
    let text = try String(contentsOf: checks, encoding: .utf8)
    return text.ranges(of: "Check(").compactMap { SwiftLiterals(text[$0.upperBound...])?.texts }
      .map { $0.joined(separator: ": ") }.joined(separator: "\n")
  }
}
