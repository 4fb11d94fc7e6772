import Foundation
import Workbook

/// The manifests and the folders of hidden checks agree with the folders of lessons and exercises.
///
/// They are written by hand, since SwiftPM keeps a manifest by its text and would miss a new folder.
struct FoldersRule: Rule {
  func findings(in material: CourseMaterial) throws -> [Finding] {
    let lessons = try material.numberedNames(in: "Lessons")
    let exercises = try folders(below: "Exercises", material)
    return try manifest("Package.swift", lists: lessons, of: "Lessons", material)
      + manifest("Exercises/Package.swift", lists: exercises, of: "Exercises", material)
      + hidden(exercises, material)
  }

  /// The folders of exercises, `05-child-coordinators/1-hand-off`.
  private func folders(below path: String, _ material: CourseMaterial) throws -> [String] {
    try material.numberedNames(in: path).flatMap { lesson in
      try material.numberedNames(in: "\(path)/\(lesson)").map { "\(lesson)/\($0)" }
    }
  }

  private func manifest(
    _ path: String,
    lists folders: [String],
    of parent: String,
    _ material: CourseMaterial
  ) throws -> [Finding] {
    let text = try String(contentsOf: material.root.appending(path: path), encoding: .utf8)
    let listed = text.matches(of: /"(\d\d-[^".]+)"/).map { match in
      (
        folder: String(match.output.1),
        line: text[..<match.range.lowerBound].count(where: \.isNewline)
      )
    }
    let missing = folders.filter { folder in !listed.contains { $0.folder == folder } }
    return missing.map { Finding(file: path, message: "List \"\($0)\", a folder of \(parent).") }
      + listed.filter { !folders.contains($0.folder) }.map {
        Finding(
          file: path,
          line: $0.line + 1,
          message: "\(parent) has no folder \($0.folder). Add it, or take it out of this list."
        )
      }
  }

  private func hidden(_ exercises: [String], _ material: CourseMaterial) throws -> [Finding] {
    let hidden = try folders(below: "Tests/Hidden", material)
    let missing = exercises.filter { !hidden.contains($0) }
    return missing.map {
      Finding(file: "Exercises/\($0)", message: "Add its checks in Tests/Hidden/\($0).")
    }
      + hidden.filter { !exercises.contains($0) }.map {
        Finding(
          file: "Tests/Hidden/\($0)",
          message: "There is no Exercises/\($0). Remove one, or add it."
        )
      }
  }
}
