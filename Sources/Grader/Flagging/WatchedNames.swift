import Foundation
import Workbook

/// The names that an exercise's checks use, and an answer must not take from what they mean.
struct WatchedNames: Equatable {
  /// Those that an answer has no reason to declare outside of its own types.
  let outside: Set<String>
  /// Those that an answer has no reason to add to types of others.
  let added: Set<String>

  /// Reads what the checks use, and what the task gives and asks for.
  /// - Throws: ``CourseError``.
  init(_ exercise: Exercise) throws(CourseError) {
    let checks = SourceWords(
      SourceFile(name: "", bytes: Self.withoutTexts(try exercise.checks()))
    )
    let given = try exercise.starterContents().files.reduce(into: Set<String>()) { given, file in
      given.formUnion(SourceWords(SourceFile(name: file.key, bytes: Array(file.value))).declared)
    }
    let used = checks.names.subtracting(given)
    let asked = try TaskText(file: exercise.taskFile).codeNames
    outside = used.subtracting(asked).subtracting(checks.declared)
    // The task's code uses what types of others have; that it names them is no reason to add them.
    added = used
  }

  /// The checks without the sentences in them, whose words name nothing.
  private static func withoutTexts(_ checks: Data) -> [UInt8] {
    let text = String(decoding: checks, as: UTF8.self).replacing("\\\"", with: "")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: " ")
    }
    return Array(lines.joined(separator: "\n").utf8)
  }
}
