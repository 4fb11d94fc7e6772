import Foundation
import Workbook

/// The manifests list the translations beside sources, and no other: SwiftPM warns of a file that it does
/// not know, and of one that it does not find.
struct ManifestTranslationsRule: Rule {
  func findings(in material: CourseMaterial) throws -> [Finding] {
    let lessons = try material.numberedNames(in: "Lessons")
    let exercises = try material.numberedNames(in: "Exercises").flatMap { lesson in
      try material.numberedNames(in: "Exercises/\(lesson)").map { "\(lesson)/\($0)" }
    }
    return try manifest("Package.swift", of: "Lessons", lessons, material)
      + manifest("Exercises/Package.swift", of: "Exercises", exercises, material)
  }

  private func manifest(
    _ path: String,
    of parent: String,
    _ folders: [String],
    _ material: CourseMaterial
  ) throws -> [Finding] {
    let text = try String(contentsOf: material.root.appending(path: path), encoding: .utf8)
    let listed = text.matches(of: /"(\d\d-[^"]+\.[^"]+)"/).map { match in
      (
        file: String(match.output.1),
        line: text[..<match.range.lowerBound].count(where: \.isNewline) + 1
      )
    }
    let translations = try folders.flatMap { folder in
      try material.names(in: "\(parent)/\(folder)")
        .filter { $0.contains(/^[A-Z][a-z]+\.[a-z]{2,3}\.(md|transcript)$/) }
        .map { "\(folder)/\($0)" }
    }
    return translations.filter { file in !listed.contains { $0.file == file } }
      .map { Finding(file: path, message: "List \"\($0)\", a translation in \(parent).") }
      + listed.filter { !translations.contains($0.file) }.map {
        Finding(
          file: path,
          line: $0.line,
          message: "\(parent) has no translation \($0.file). Add it, or take it out of this list."
        )
      }
  }
}
