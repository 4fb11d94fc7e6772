import Foundation
import Support
import Testing
import Workbook

@testable import Editions

/// What lies in a new edition.
@Suite struct NewEditionTests {
  private let workbook: SmallWorkbook

  init() throws {
    workbook = try SmallWorkbook([
      ".tutor/progress.json": "{}", ".build/debug/tutor": "built", ".git/HEAD": "main",
      "Sources/UIKit/.UIView.swift.swp": "", "Sources/UIKit/UIView.swift.orig": "",
      "Sources/UIKit/New.swift": "// New, and known to nobody's git.\n",
    ])
  }

  @Test func aStudentGetsNoAnswerAndNoChecks() throws {
    let outcome = try workbook.make(.student)
    let seals = ["1-hand-off", "2-list"].map { "Tests/Hidden/05-flows/\($0).sealed" }
    let paths = [
      ".edition", ".gitignore", ".install",
      "Exercises/.swift-format",
      "Exercises/05-flows/1-hand-off/Exercise.md", SmallWorkbook.flow, SmallWorkbook.menu,
      "Exercises/05-flows/2-list/Exercise.md", "Exercises/05-flows/2-list/Flow.swift",
      "Exercises/05-flows/2-list/Menu.swift", "Exercises/Package.swift",
      "Lessons/05-flows/Lesson.md", "Package.swift", "README.md",
      "Sources/UIKit/New.swift", "Sources/UIKit/UIView.swift",
      "Tests/GradeTests/Lesson05.swift",
    ]
    #expect(try SmallWorkbook.paths(below: workbook.copy) == (paths + seals).sorted())
    #expect(outcome.written == paths.count + seals.count - 1)
    #expect(outcome.kept == [])
    #expect(outcome.leftOut == [])
    #expect(try workbook.read("Package.swift") == "let all = [\n  \"kept\",\n]\n")
  }

  @Test func anInstructorGetsEverythingButWhatWasMadeHere() throws {
    try workbook.make(.instructor)
    let paths = try SmallWorkbook.paths(below: workbook.root).filter {
      !$0.hasPrefix(".tutor") && !$0.hasPrefix(".build") && !$0.hasPrefix(".git/")
        && !$0.hasSuffix(".swp") && !$0.hasSuffix(".orig")
    }
    let starters =
      [SmallWorkbook.menu] + ["Flow", "Menu"].map { "Exercises/05-flows/2-list/\($0).swift" }
    #expect(
      try SmallWorkbook.paths(below: workbook.copy) == (paths + starters + [".edition"]).sorted()
    )
    #expect(try workbook.read("Package.swift").contains("authors"))
  }

  @Test(arguments: EditionKind.allCases) func exercisesAreAtTheirStarters(kind: EditionKind) throws
  {
    try workbook.make(kind)
    #expect(try workbook.read(SmallWorkbook.flow) == "struct Flow {}\n")
    let course = try Course.load(root: workbook.copy)
    for exercise in course.exercises { #expect(try !exercise.isAttempted()) }
  }

  @Test func programsStayPrograms() throws {
    try workbook.make()
    func isProgram(_ path: String) -> Bool {
      FileManager.default.isExecutableFile(atPath: workbook.copy.appending(path: path).path)
    }
    #expect(isProgram(".install"))
    #expect(!isProgram("README.md"))
  }

  @Test func whatIsNoPartOfAWorkbookIsNamedAndNotCopied() throws {
    try workbook.write("", to: "grades.csv")
    try workbook.write("the answer", to: "Exercises/05-flows/1-hand-off/notes.txt")
    try FileManager.default.createSymbolicLink(
      atPath: workbook.root.appending(path: "Sources/Link").path,
      withDestinationPath: "/etc"
    )
    let outcome = try workbook.make()
    let strays = ["Exercises/05-flows/1-hand-off/notes.txt", "Sources/Link", "grades.csv"]
    #expect(outcome.leftOut.sorted() == strays)
    for path in strays { #expect(!workbook.has(path)) }
  }

  @Test func aStudentsEditionMakesTheSameOne() throws {
    try workbook.make()
    let second = workbook.folder.url.appending(path: "second")
    _ = try EditionMaker(.student, of: Course.load(root: workbook.copy), at: second).make()
    let paths = try SmallWorkbook.paths(below: workbook.copy)
    #expect(try SmallWorkbook.paths(below: second) == paths)
    for path in paths {
      let first = try Data(contentsOf: workbook.copy.appending(path: path))
      #expect(try Data(contentsOf: second.appending(path: path)) == first, "\(path)")
    }
  }

  @Test func aStudentsEditionHasNothingForAnInstructor() throws {
    try workbook.make()
    let course = try Course.load(root: workbook.copy)
    let second = workbook.folder.url.appending(path: "second")
    #expect(throws: EditionError.sealedWorkbook(path: course.root.path)) {
      try EditionMaker(.instructor, of: course, at: second).make()
    }
    #expect(!FileManager.default.fileExists(atPath: second.path))
  }

  @Test func anExerciseWithoutItsFolderIsNotLeftOutSilently() throws {
    let folder = workbook.root.appending(path: "Exercises/05-flows/2-list")
    try FileManager.default.removeItem(at: folder)
    #expect(throws: EditionError.exerciseMissing(path: folder.path)) { try workbook.make() }
  }
}
