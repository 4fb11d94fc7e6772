import Foundation
import Testing

import Workbook

/// A small workbook in a folder of its own, gone with the value.
final class TemporaryCourse {
  let root: URL

  /// Makes a workbook of these files; a path's folders are made as needed.
  init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    for (path, text) in files.merging(["Package.swift": ""], uniquingKeysWith: { old, _ in old }) {
      try write(text, to: path)
    }
    for folder in ["Lessons", "Exercises"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: folder),
        withIntermediateDirectories: true
      )
    }
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: root)
    } catch {
      Issue.record("the temporary workbook stays: \(error)")
    }
  }

  func write(_ text: String, to path: String) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// A lesson 5 with one exercise, whole in every file.
  static func oneExercise() throws -> TemporaryCourse {
    let exercise = "05-flows/1-hand-off"
    return try TemporaryCourse([
      "Lessons/05-flows/Lesson.md": "# Flows\n\n## First\n\nText.\n",
      "Exercises/\(exercise)/Exercise.md": "# Hand off\n\nDo it.\n",
      "Exercises/\(exercise)/Flow.swift": "struct Flow {}\n",
      "Tests/Hidden/\(exercise)/Starter/Flow.swift": "struct Flow {}\n",
      "Tests/Hidden/\(exercise)/HiddenTests.swift": "",
      "Tests/Hidden/\(exercise)/Explanations.md":
        "## one\n\nSection: first\n\nBecause {found}.\n\n## two\nSection: first\nWhy.\n",
      "Tests/Hidden/\(exercise)/Hints.md": "## 1\n\nLook.\n\n## 2\n\nLook closer.\n",
      "Tests/Hidden/\(exercise)/Solution/Flow.swift": "struct Flow { }\n",
      "Tests/Hidden/\(exercise)/Solution-other/Flow.swift": "enum Flow {}\n",
      "Tests/Hidden/\(exercise)/Misconceptions/late/Misconception.md":
        "Fails: two, one\n\nToo late.\n",
      "Tests/Hidden/\(exercise)/Misconceptions/late/Flow.swift": "class Flow {}\n",
    ])
  }
}
