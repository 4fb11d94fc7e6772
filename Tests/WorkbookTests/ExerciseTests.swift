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

  @Test func answersAreReadWithTheReferenceFirst() throws {
    let answers = try exercise.answers()
    #expect(answers.map(\.name) == ["reference", "other"])
    #expect(
      answers.map { $0.contents.lines(of: "Flow.swift") } == [
        ["struct Flow { }"], ["enum Flow {}"],
      ]
    )
  }

  @Test func whatARightAnswerDoesWithoutIsNotMissed() throws {
    let hidden = "Tests/Hidden/05-flows/1-hand-off"
    for folder in ["Starter", "Solution"] {
      try files.write("struct Menu {}\n", to: "\(hidden)/\(folder)/Menu.swift")
      try files.write("struct List {}\n", to: "\(hidden)/\(folder)/List.swift")
    }
    try files.write("struct List {}\n", to: "\(hidden)/Solution-other/List.swift")
    #expect(try exercise.missingFiles() == ["List.swift"])
  }

  @Test func aFileOfTheStarterThatIsGoneIsMissed() throws {
    #expect(try exercise.missingFiles() == [])
    let file = exercise.folder.appending(path: "Flow.swift")
    try FileManager.default.moveItem(at: file, to: exercise.folder.appending(path: "MyFlow.swift"))
    #expect(try exercise.missingFiles() == ["Flow.swift"])
  }
}
