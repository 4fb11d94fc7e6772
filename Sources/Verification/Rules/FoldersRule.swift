import Foundation
import Workbook

/// The manifests and the folders of hidden checks and of grades agree with the disk.
///
/// They are written by hand, since SwiftPM keeps a manifest by its text and would miss a new folder.
struct FoldersRule: Rule {
  func findings(in material: CourseMaterial) throws -> [Finding] {
    let lessons = try material.numberedNames(in: "Lessons")
    let exercises = try folders(below: "Exercises", material)
    return try manifest("Package.swift", lists: lessons, of: "Lessons", material)
      + manifest("Exercises/Package.swift", lists: exercises, of: "Exercises", material)
      + hidden(exercises, material) + grades(material) + twins(material)
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
    let listed = text.matches(of: /"(\d\d-[^"]+)"/).map { match in
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

  /// Instructors get a test for each exercise, named after its number and title.
  private func grades(_ material: CourseMaterial) throws -> [Finding] {
    let names = try material.names(in: "Tests/GradeTests").filter { $0.hasPrefix("Lesson") }
    let tests = try names.flatMap { name in
      let file = material.root.appending(path: "Tests/GradeTests/\(name)")
      let text = try String(contentsOf: file, encoding: .utf8)
      return text.matches(of: /func `([^`]+)`\(\) throws \{ try Classroom.grade\("([^"]+)"\) \}/)
        .map {
          (
            file: "Tests/GradeTests/\(name)", name: String($0.output.1), id: String($0.output.2),
            line: text[..<$0.range.lowerBound].count(where: \.isNewline) + 1
          )
        }
    }
    let exercises = material.course.exercises
    let missing = exercises.filter { exercise in !tests.contains { $0.id == "\(exercise.id)" } }
    return missing.map {
      let name = "\($0.id) \($0.title)"
      return Finding(
        file: "Exercises/\($0.folder.path(below: material.root.appending(path: "Exercises")))",
        message: "Tests/GradeTests has no test `\(name)`; add one as the others are."
      )
    }
      + tests.filter { test in
        !exercises.contains { test.name == "\($0.id) \($0.title)" && test.id == "\($0.id)" }
      }.map {
        Finding(
          file: $0.file,
          line: $0.line,
          message:
            "No exercise is called `\($0.name)`, or it is not \($0.id). Name the test after it."
        )
      }
  }

  /// Two modules of one name cannot be in one package.
  private func twins(_ material: CourseMaterial) -> [Finding] {
    let all =
      material.course.lessons.map { (module: $0.module, folder: $0.folder) }
      + material.course.exercises.map { (module: $0.module, folder: $0.folder) }
    return all.enumerated().compactMap { index, one in
      guard let twin = all[..<index].first(where: { $0.module == one.module }) else { return nil }
      return material.finding(
        one.folder,
        "Its module would be called \(one.module), as that of \(twin.folder.path(below: material.root))."
          + " Name one of the folders otherwise."
      )
    }
  }
}
