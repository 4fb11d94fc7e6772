import Foundation
import Workbook

/// Nothing lies in the course's folders that does not belong there.
struct StrayFilesRule: Rule {
  func findings(in material: CourseMaterial) throws -> [Finding] {
    try strays(in: "Lessons", material, knows: isNumbered)
      + material.numberedNames(in: "Lessons").flatMap { try lesson("Lessons/\($0)", material) }
      + strays(in: "Exercises", material) { $0 == "Package.swift" || isNumbered($0) }
      + below("Exercises", material, exercise)
      + strays(in: "Tests/Hidden", material, knows: isNumbered)
      + below("Tests/Hidden", material, hidden)
  }

  /// What is found in each folder of an exercise, and beside them.
  private func below(
    _ path: String,
    _ material: CourseMaterial,
    _ look: (String, CourseMaterial) throws -> [Finding]
  ) throws -> [Finding] {
    try material.numberedNames(in: path).flatMap { lesson in
      try strays(in: "\(path)/\(lesson)", material, knows: isNumbered)
        + material.numberedNames(in: "\(path)/\(lesson)").flatMap {
          try look("\(path)/\(lesson)/\($0)", material)
        }
    }
  }

  private func lesson(_ path: String, _ material: CourseMaterial) throws -> [Finding] {
    let texts = texts(["Lesson.md", "Review.md", "Tour.transcript"], material)
    let samples = try material.names(in: path).filter(isSample)
    return try strays(in: path, material) {
      texts.contains($0) || isSwift($0) || isSample($0)
    } + samples.flatMap { try strays(in: "\(path)/\($0)", material, knows: isSwift) }
  }

  private func exercise(_ path: String, _ material: CourseMaterial) throws -> [Finding] {
    let texts = texts(["Exercise.md"], material)
    return try strays(in: path, material) { texts.contains($0) || isSwift($0) }
  }

  private func hidden(_ path: String, _ material: CourseMaterial) throws -> [Finding] {
    let texts = texts(["Explanations.md", "Hints.md"], material)
    let files = texts + ["Unseen.md", "HiddenTests.swift"]
    let sentences = self.texts(["Misconception.md"], material)
    let answers = try material.names(in: path).filter { isAnswer($0) }
    let misconceptions = try material.names(in: "\(path)/Misconceptions")
    return try strays(in: path, material) {
      files.contains($0) || isAnswer($0) || $0 == "Misconceptions"
    }
      + answers.flatMap { try strays(in: "\(path)/\($0)", material, knows: isSwift) }
      + misconceptions.flatMap {
        try strays(in: "\(path)/Misconceptions/\($0)", material) {
          sentences.contains($0) || isSwift($0)
        }
      }
  }

  /// Texts by their names, in English and in each language of the workbook.
  private func texts(_ names: [String], _ material: CourseMaterial) -> [String] {
    let codes = Language.codes(root: material.root).dropFirst()
    return names
      + names.flatMap { name in
        codes.map { URL(filePath: name).translated(to: $0).lastPathComponent }
      }
  }

  private func strays(
    in path: String,
    _ material: CourseMaterial,
    knows isKnown: (String) -> Bool
  ) throws -> [Finding] {
    try material.names(in: path).filter { !isKnown($0) }.map {
      Finding(
        file: "\(path)/\($0)",
        message: "Nothing of this name belongs here. Remove or move it."
      )
    }
  }

  private func isNumbered(_ name: String) -> Bool { name.contains(/^\d+-[a-z0-9-]+$/) }
  /// The folder of an app that the lesson compares with its own.
  private func isSample(_ name: String) -> Bool { name.contains(/^[a-z]+(-[a-z]+)+$/) }
  private func isSwift(_ name: String) -> Bool { name.hasSuffix(".swift") }
  private func isAnswer(_ name: String) -> Bool {
    name == "Starter" || name == "Solution" || name.hasPrefix("Solution-")
  }
}
