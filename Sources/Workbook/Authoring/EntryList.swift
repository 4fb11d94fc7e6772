import Foundation

/// A file that names every lesson or exercise, and gets another entry.
enum EntryList {
  /// Adds a folder to a manifest's list, in which each stands on a line of its own.
  /// - Returns: The new text; nil where no folder is listed.
  static func adding(folder: String, to manifest: String) -> String? {
    var lines = manifest.components(separatedBy: "\n")
    let listed = lines.enumerated().compactMap { index, line in
      line.wholeMatch(of: /( *)"(\d\d-[^".]+)"(,?)/).map { match in
        (index, indent: match.output.1, folder: match.output.2, hasComma: !match.output.3.isEmpty)
      }
    }
    guard let first = listed.first else { return nil }
    let before = listed.last { $0.folder.compare(folder, options: .numeric) == .orderedAscending }
    if let before, !before.hasComma { lines[before.0] += "," }
    lines.insert("\(first.indent)\"\(folder)\",", at: before.map { $0.0 + 1 } ?? first.0)
    return lines.joined(separator: "\n")
  }

  /// Adds a test to those by which an instructor grades a lesson.
  /// - Returns: The new text; nil where the suite has no end.
  static func adding(_ exercise: ExerciseID, titled title: String, to tests: String?) -> String? {
    let test = """
        @Test(.enabled(if: try Classroom.isGraded("\(exercise)"), "not attempted"))
        func `\(exercise) \(title)`() throws { try Classroom.grade("\(exercise)") }
      """
    guard let tests else {
      let name = "Lesson\(padded(exercise.lesson))"
      return "import Testing\n\n@Suite struct \(name) {\n\(test)\n}\n"
    }
    guard let end = tests.range(of: "\n}", options: .backwards) else { return nil }
    return tests.replacingCharacters(in: end, with: "\n\n\(test)\n}")
  }

  /// A lesson's number as folders have it: `05`.
  static func padded(_ lesson: Int) -> String { lesson < 10 ? "0\(lesson)" : "\(lesson)" }
}
