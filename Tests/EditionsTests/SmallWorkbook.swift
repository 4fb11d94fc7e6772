import Foundation
import Support
import Testing
import Workbook

@testable import Editions

/// A workbook of one lesson and two exercises, and a folder beside it for an edition.
struct SmallWorkbook {
  let folder: TemporaryFolder
  var root: URL { folder.url.appending(path: "workbook") }
  var copy: URL { folder.url.appending(path: "copy") }

  static let flow = "Exercises/05-flows/1-hand-off/Flow.swift"
  static let menu = "Exercises/05-flows/1-hand-off/Menu.swift"
  static let hidden = "Tests/Hidden/05-flows/1-hand-off"

  private static let manifest = """
    let all = [
      "kept",
      // Left out of a student's edition:
      "authors",
      // Left out so far.
    ]

    """

  /// Texts by path below the workbook.
  static let files = [
    "Package.swift": manifest,
    "README.md": "# Read me\n",
    ".install": "#!/bin/sh\n",
    ".gitignore": ".build/\n",
    ".ci/run": "#!/bin/sh\n",
    "Sources/UIKit/UIView.swift": "public class UIView {}\n",
    "Sources/Benchmark/main.swift": "print(1)\n",
    "Lessons/05-flows/Lesson.md": "# Flows\n\n## First\n\nText.\n",
    "Exercises/Package.swift": "let exercises = []\n",
    "Exercises/.swift-format": "{}\n",
    "Exercises/05-flows/1-hand-off/Exercise.md": "# Hand off\n\nDo it.\n",
    flow: "struct Flow { var author = true }\n",
    "Exercises/05-flows/2-list/Exercise.md": "# List\n\nDo it.\n",
    "Tests/GradeTests/Lesson05.swift": "import Testing\n",
    "Tests/UIKitTests/ViewTests.swift": "import Testing\n",
  ].merging(hiddenFiles(of: "1-hand-off"), uniquingKeysWith: { old, _ in old })
    .merging(hiddenFiles(of: "2-list"), uniquingKeysWith: { old, _ in old })

  private static func hiddenFiles(of exercise: String) -> [String: String] {
    let hidden = "Tests/Hidden/05-flows/\(exercise)"
    return [
      "\(hidden)/Starter/Flow.swift": "struct Flow {}\n",
      "\(hidden)/Starter/Menu.swift": "struct Menu {}\n",
      "\(hidden)/HiddenTests.swift": "let checksOfTheHandOff = 5\n",
      "\(hidden)/Explanations.md": "## one\nSection: first\n\nBecause.\n",
      "\(hidden)/Hints.md": "## 1\n\nLook closer than before.\n",
      "\(hidden)/Solution/Flow.swift": "struct Flow { let isRightAnswer = true }\n",
      "\(hidden)/Misconceptions/Late/Misconception.md": "Fails: one\n\nIt comes too late.\n",
      "\(hidden)/Misconceptions/Late/Flow.swift": "struct Flow { let isWrongAnswer = true }\n",
    ]
  }

  init(_ more: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    for (path, text) in Self.files.merging(more, uniquingKeysWith: { $1 }) {
      try write(text, to: path)
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: root.appending(path: ".install").path
    )
  }

  /// Makes or renews an edition of the workbook.
  @discardableResult
  func make(_ kind: EditionKind = .student, at place: URL? = nil) throws -> EditionOutcome {
    try EditionMaker(kind, of: Course.load(root: root), at: place ?? copy).make()
  }

  /// Writes a file of the workbook.
  func write(_ text: String, to path: String) throws {
    try folder.write(text, to: "workbook/\(path)")
  }

  /// Writes a file of the edition, as its owner would.
  func change(_ path: String, to text: String) throws {
    try folder.write(text, to: "copy/\(path)")
  }

  /// Reads a file of the edition.
  func read(_ path: String) throws -> String { try folder.read("copy/\(path)") }

  /// A Boolean value that tells whether the edition has a file.
  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: copy.appending(path: path).path)
  }

  /// The paths of all files below a folder, sorted.
  static func paths(below url: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { path in
      var isFolder: ObjCBool = false
      let place = url.appending(path: path).path
      return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}
