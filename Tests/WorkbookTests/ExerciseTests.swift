import Foundation
import Testing

@testable import Workbook

@Suite struct ExerciseTests {
  private let files: TemporaryCourse
  private let exercise: Exercise

  init() throws {
    files = try TemporaryCourse.oneExercise()
    exercise = try #require(try Course.load(root: files.root).exercises.first)
  }

  @Test func readsEveryHiddenFile() throws {
    #expect(try exercise.explanations().map(\.check) == ["one", "two"])
    #expect(try exercise.explanations().map(\.section) == ["first", "first"])
    #expect(try exercise.explanations().map(\.text) == ["Because {found}.", "Why."])
    #expect(try exercise.hints() == ["Look.", "Look closer."])
    #expect(try exercise.misconceptions().map(\.name) == ["late"])
    #expect(try exercise.misconceptions().map(\.fails) == [["one", "two"]])
    #expect(try exercise.misconceptions().map(\.sentence) == ["Too late."])
    #expect(try exercise.solutions().map(\.lastPathComponent) == ["Solution", "Solution-other"])
  }

  @Test func explanationWithoutSectionIsMalformed() throws {
    try files.write("## one\nBecause.\n", to: "Tests/Hidden/05-flows/1-hand-off/Explanations.md")
    #expect(throws: CourseError.self) { try exercise.explanations() }
  }

  @Test func untouchedStarterIsNotAttempted() throws {
    #expect(try !exercise.isAttempted())
  }

  @Test(arguments: ["Flow.swift", "More.swift"])
  func anyChangedOrAddedFileIsAnAttempt(name: String) throws {
    try files.write("struct Flow { }\n", to: "Exercises/05-flows/1-hand-off/\(name)")
    #expect(try exercise.isAttempted())
  }

  @Test func removedFileIsAnAttempt() throws {
    try FileManager.default.removeItem(at: exercise.folder.appending(path: "Flow.swift"))
    #expect(try exercise.isAttempted())
  }

  @Test func resetKeepsWhatTheStudentWrote() throws {
    try files.write("mine\n", to: "Exercises/05-flows/1-hand-off/Flow.swift")
    try files.write("also mine\n", to: "Exercises/05-flows/1-hand-off/More.swift")
    let kept = try exercise.reset(root: files.root)
    #expect(try !exercise.isAttempted())
    #expect(
      try swiftFiles(in: kept).mapValues { String(decoding: $0, as: UTF8.self) }
        == ["Flow.swift": "mine\n", "More.swift": "also mine\n"]
    )
    #expect(kept.path.contains(".tutor/kept/5.1/"))
  }

  @Test func twoResetsInOneSecondKeepBoth() throws {
    let now = Date(timeIntervalSince1970: 0)
    let first = try exercise.reset(root: files.root, now: now)
    let second = try exercise.reset(root: files.root, now: now)
    #expect(first != second)
    #expect(try swiftFiles(in: first).count == 1)
    #expect(try swiftFiles(in: second).count == 1)
  }
}
