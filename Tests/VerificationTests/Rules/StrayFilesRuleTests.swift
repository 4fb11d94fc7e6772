import Testing
import Verification

@Suite struct StrayFilesRuleTests {
  @Test(arguments: [
    "Lessons/Notes.md", "Lessons/05-flows/SceneDelegate.swift.orig",
    "Lessons/05-flows/without-flows/Notes.md", "Lessons/05-flows/Without",
    "Exercises/05-flows/Notes.md",
    "Exercises/05-flows/1-three-steps/Hints.md", "Tests/Hidden/05-flows/1-three-steps/Solved",
    "Tests/Hidden/05-flows/1-three-steps/Solution/Notes.md",
    "Tests/Hidden/05-flows/1-three-steps/Misconceptions/Short/Flow.swift~",
  ])
  func aStrayFileIsFound(path: String) throws {
    let course = try SmallCourse([path: ""])
    #expect(
      try course.folderFindings() == [
        Finding(file: path, message: "Nothing of this name belongs here. Remove or move it.")
      ]
    )
  }

  @Test func aTranslationIsNone() throws {
    let strays = try SmallCourse(SmallCourse.uzbek).folderFindings()
      .filter { $0.message.hasPrefix("Nothing of this name") }
    #expect(strays == [])
  }

  @Test func aTranslationIntoALanguageThatIsNotThereIsOne() throws {
    let course = try SmallCourse(["Lessons/05-flows/Lesson.qq.md": ""])
    #expect(try course.folderFindings().map(\.file).contains("Lessons/05-flows/Lesson.qq.md"))
  }

  @Test func anAppBesideTheLessonsIsNone() throws {
    let course = try SmallCourse(["Lessons/05-flows/without-flows/SceneDelegate.swift": ""])
    #expect(try course.folderFindings().isEmpty)
  }
}
