import Foundation
import Testing
import Workbook

@testable import Grader

/// A workbook of one exercise, whose support library is a few lines, with a cache of its own.
struct TinyWorkbook {
  let root: URL
  let exercise: Exercise

  /// The one that all tests share, since its support library takes seconds to build.
  static let shared = Result {
    let workbook = try TinyWorkbook()
    try workbook.grader().prepare()
    return workbook
  }

  /// Three checks, each of which asks one method of the student's for its word.
  static let hiddenTests = """
    import Checks
    @testable import HandOff

    @MainActor let checks = [
      Check("first", "The first word is one") {
        Checks::expect(await Flow().first(), equals: ["one"], "the first word")
      },
      Check("second", "The second word is two") {
        Checks::expect(await Flow().second(), equals: ["two"], "the second word")
      },
      Check("third", "The third word is three") {
        Checks::expect(await Flow().third(), equals: ["three"], "the third word")
      },
    ]
    """

  private static let shortLimits = {
    var limits = Limits()
    limits.cpu = .milliseconds(500)
    limits.wall = .milliseconds(1500)
    return limits
  }()

  init(hiddenTests: String = Self.hiddenTests) throws {
    root = try temporaryFolder("workbook")
    let hidden = "Tests/Hidden/05-coordinators/1-hand-off"
    let files = [
      "Package.swift": "",
      "Sources/Channel/Report.swift": "",
      "Sources/Spelling/Spelling.swift": "",
      "Sources/Introspection/Introspection.swift": "",
      "Sources/UIKit/UIResponder.swift": TinySupport.uikit,
      "Sources/Simulator/Simulator.swift": TinySupport.simulator,
      "Sources/Checks/Checks.swift": TinySupport.checks,
      "Lessons/05-coordinators/Lesson.md": "# Coordinators\n",
      "Exercises/05-coordinators/1-hand-off/Exercise.md":
        "# The hand-off\n\nWrite `Flow`: `first()`, `second()`, `third()`.\n",
      "Exercises/05-coordinators/1-hand-off/Flow.swift": Submission.right.code,
      "\(hidden)/HiddenTests.swift": hiddenTests,
      "\(hidden)/Explanations.md": ["first", "second", "third"]
        .map { "## \($0)\nSection: words\n\nIt gives {found}.\n" }.joined(separator: "\n"),
    ]
    try write(Self.endOnTheSpot(), to: root.appending(path: "Sources/Simulator/EndOnTheSpot.swift"))
    try FileManager.default.createDirectory(
      at: root.appending(path: "\(hidden)/Misconceptions"),
      withIntermediateDirectories: true
    )
    for (name, text) in files { try write(text, to: root.appending(path: name)) }
    exercise = try #require(try Course.load(root: root).exercises.first)
  }

  /// The workbook's own end of a crash, without which its line is not known.
  private static func endOnTheSpot() throws -> String {
    let tests = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    let root = try Course.root(from: tests)
    let file = root.appending(path: "Sources/Simulator/Session/EndOnTheSpot.swift")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// A grader of this workbook, with limits that hostile submissions reach soon.
  func grader(
    _ sandbox: Sandbox = .best,
    cache: URL? = nil,
    limits: Limits = Self.shortLimits
  ) -> Grader {
    Grader(
      root: root,
      cache: cache ?? root.appending(path: "cache"),
      limits: limits,
      sandbox: sandbox
    )
  }

  /// Checks a submission from a folder of its own.
  func check(_ submission: Submission, in sandbox: Sandbox = .best) throws -> Verdict {
    let folder = try temporaryFolder("submission")
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(submission.code, to: folder.appending(path: "Flow.swift"))
    return try grader(sandbox).check(exercise, submission: folder)
  }
}

/// Makes a folder that is removed when the tests end.
func temporaryFolder(_ name: String) throws -> URL {
  let folder = allTemporaryFolders.appending(path: "\(name)-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}

private let allTemporaryFolders: URL = {
  atexit { try? FileManager.default.removeItem(at: allTemporaryFolders) }
  return FileManager.default.temporaryDirectory
    .appending(path: "grader-tests-\(ProcessInfo.processInfo.processIdentifier)")
}()

/// A Boolean value that tells whether any process of this machine runs exactly this command.
func isRunning(_ command: String) -> Bool {
  ProcessEntry.all().contains { process in
    let line = FileManager.default.contents(atPath: "/proc/\(process.id)/cmdline") ?? Data()
    let words = line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return [command, "/bin/\(command)", "/usr/bin/\(command)"].contains(
      words.joined(separator: " ")
    )
  }
}

/// Writes a file and the folders above it.
func write(_ text: String, to file: URL) throws {
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(),
    withIntermediateDirectories: true
  )
  try text.write(to: file, atomically: true, encoding: .utf8)
}
