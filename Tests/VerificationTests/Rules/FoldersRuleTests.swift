import Testing
import Verification

@Suite struct FoldersRuleTests {
  @Test func aLessonThatTheManifestLacksIsFound() throws {
    let course = try SmallCourse("Package.swift", replacing: "\"05-flows\"", with: "")
    #expect(
      try course.folderFindings() == [
        Finding(file: "Package.swift", message: "List \"05-flows\", a folder of Lessons.")
      ]
    )
  }

  @Test func anExerciseThatIsOnlyListedIsFoundAtItsLine() throws {
    let course = try SmallCourse(
      "Exercises/Package.swift",
      replacing: "\"05-flows/3-tidy\",\n",
      with: "\"05-flows/3-tidy\",\n  \"05-flows/4-gone\",\n"
    )
    #expect(
      try course.folderFindings() == [
        Finding(
          file: "Exercises/Package.swift",
          line: 5,
          message: "Exercises has no folder 05-flows/4-gone. Add it, or take it out of this list."
        )
      ]
    )
  }

  @Test func hiddenChecksOfNoExerciseAreFound() throws {
    let course = try SmallCourse(["Tests/Hidden/05-flows/4-gone/HiddenTests.swift": ""])
    #expect(try course.folderFindings().map(\.file) == ["Tests/Hidden/05-flows/4-gone"])
  }
}
