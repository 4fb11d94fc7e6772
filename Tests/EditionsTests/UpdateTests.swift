import Foundation
import Support
import Testing
import Workbook

@testable import Editions

/// An edition made over an older one: what somebody has changed stays.
@Suite struct UpdateTests {
  private let workbook: SmallWorkbook
  private let exercise = ExerciseID(lesson: 5, number: 1)

  init() throws {
    workbook = try SmallWorkbook(["Sources/UIKit/Old.swift": "// Old.\n"])
    try workbook.make()
  }

  @Test func anEditionThatIsUpToDateIsNotWritten() throws {
    let file = workbook.copy.appending(path: "Sources/UIKit/UIView.swift").path
    let before = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    let outcome = try workbook.make()
    #expect((outcome.written, outcome.removed) == (0, 0))
    #expect(outcome.unchanged > 10)
    let after = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    #expect(before == after)
  }

  @Test func whatNobodyChangedIsRenewed() throws {
    try workbook.write("# Newer\n", to: "README.md")
    try workbook.write(
      "struct Flow { var new = 1 }\n",
      to: "\(SmallWorkbook.hidden)/Starter/Flow.swift"
    )
    try workbook.write("// More.\n", to: "Sources/UIKit/More.swift")
    let outcome = try workbook.make()
    // The seal too, since the starter is in it.
    #expect(outcome.written == 4)
    #expect(try workbook.read("README.md") == "# Newer\n")
    #expect(try workbook.read(SmallWorkbook.flow) == "struct Flow { var new = 1 }\n")
    #expect(outcome.kept == [])
  }

  @Test func whatAStudentChangedStaysAndIsTold() throws {
    try workbook.change(SmallWorkbook.flow, to: "struct Flow { var mine = 1 }\n")
    try workbook.change("Lessons/05-flows/Lesson.md", to: "# Mine\n\n## First\n\nText.\n")
    let outcome = try workbook.make()
    #expect(try workbook.read(SmallWorkbook.flow) == "struct Flow { var mine = 1 }\n")
    #expect(
      outcome.kept == [
        kept(SmallWorkbook.flow, exercise, .changed),
        kept("Lessons/05-flows/Lesson.md", nil, .changed),
      ]
    )
  }

  @Test func aNewStarterIsToldOnceWhereAStudentHasBegun() throws {
    try workbook.change(SmallWorkbook.flow, to: "struct Flow { var mine = 1 }\n")
    try workbook.write(
      "struct Flow { var new = 1 }\n",
      to: "\(SmallWorkbook.hidden)/Starter/Flow.swift"
    )
    #expect(try workbook.make().kept.map(\.isNewer) == [true])
    #expect(try workbook.make().kept.map(\.isNewer) == [false])
    #expect(try workbook.read(SmallWorkbook.flow) == "struct Flow { var mine = 1 }\n")
    let exercise = try #require(try Course.load(root: workbook.copy).exercises.first)
    let starter = try exercise.starterContents()
    #expect(starter.lines(of: "Flow.swift") == ["struct Flow { var new = 1 }"])
    // As `reset` does.
    try workbook.change(SmallWorkbook.flow, to: "struct Flow { var new = 1 }\n")
    #expect(try workbook.make().kept == [])
  }

  @Test func aStarterThatAStudentRemovedStaysAway() throws {
    try FileManager.default.removeItem(at: workbook.copy.appending(path: SmallWorkbook.menu))
    for _ in 1...2 {
      #expect(try workbook.make().kept == [kept(SmallWorkbook.menu, exercise, .removed)])
      #expect(!workbook.has(SmallWorkbook.menu))
    }
  }

  @Test func otherFilesThatAreGoneComeBack() throws {
    try FileManager.default.removeItem(at: workbook.copy.appending(path: "Sources"))
    #expect(try workbook.make().kept == [])
    #expect(workbook.has("Sources/UIKit/UIView.swift"))
  }

  @Test func whatHasLeftTheCourseIsRemovedUnlessItWasChanged() throws {
    try workbook.write("// Deep.\n", to: "Sources/Deep/Below/Deep.swift")
    try workbook.make()
    try workbook.change("Sources/UIKit/Old.swift", to: "// Mine.\n")
    for path in ["Sources/UIKit/Old.swift", "Sources/Deep"] {
      try FileManager.default.removeItem(at: workbook.root.appending(path: path))
    }
    let outcome = try workbook.make()
    #expect(outcome.removed == 1)
    #expect(!workbook.has("Sources/Deep"))
    #expect(try workbook.read("Sources/UIKit/Old.swift") == "// Mine.\n")
    #expect(outcome.kept == [kept("Sources/UIKit/Old.swift", nil, .left)])
  }

  @Test func whatAStudentAddedStays() throws {
    let mine = ["Exercises/05-flows/1-hand-off/Mine.swift", ".tutor/progress.json", "notes.txt"]
    for path in mine { try workbook.change(path, to: "mine") }
    #expect(try workbook.make().kept == [])
    for path in mine { #expect(try workbook.read(path) == "mine") }
  }

  @Test func aFileOfTheStudentsWhereANewOneBelongsStays() throws {
    let path = "Sources/UIKit/More.swift"
    try workbook.change(path, to: "// Mine.\n")
    try workbook.write("// More.\n", to: path)
    #expect(try workbook.make().kept == [kept(path, nil, .changed)])
    #expect(try workbook.read(path) == "// Mine.\n")
  }

  private func kept(
    _ path: String,
    _ exercise: ExerciseID?,
    _ state: EditionOutcome.State
  ) -> EditionOutcome.Kept {
    EditionOutcome.Kept(path: path, exercise: exercise, state: state, isNewer: false)
  }
}
