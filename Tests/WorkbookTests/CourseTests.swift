import Foundation
import Testing

@testable import Workbook

@Suite struct CourseTests {
  @Test func findsLessonsAndExercisesByTheirFolders() throws {
    let files = try TemporaryCourse.oneExercise()
    let course = try Course.load(root: files.root)
    #expect(course.lessons.map(\.title) == ["Flows"])
    #expect(course.lessons.map(\.module) == ["Flows"])
    #expect(course.exercises.map(\.id) == [ExerciseID(lesson: 5, number: 1)])
    #expect(course.exercises.map(\.title) == ["Hand off"])
    #expect(course.exercises.map(\.module) == ["HandOff"])
  }

  @Test func ordersLessonsByNumberNotByName() throws {
    let files = try TemporaryCourse([
      "Lessons/10-ten/Lesson.md": "# Ten\n", "Lessons/9-nine/Lesson.md": "# Nine\n",
    ])
    #expect(try Course.load(root: files.root).lessons.map(\.number) == [9, 10])
  }

  @Test func rootIsFoundFromAnyFolderBelow() throws {
    let files = try TemporaryCourse.oneExercise()
    let below = files.root.appending(path: "Exercises/05-flows/1-hand-off")
    #expect(try Course.root(from: below).path == files.root.standardizedFileURL.path)
  }

  @Test func folderWithoutWorkbookIsNamed() {
    #expect(throws: CourseError.noWorkbook(from: "/usr/share")) {
      try Course.root(from: URL(filePath: "/usr/share"))
    }
  }

  @Test func lessonWithoutTitleIsNamedWithItsLine() throws {
    let files = try TemporaryCourse(["Lessons/01-one/Lesson.md": "One\n"])
    let path = files.root.appending(path: "Lessons/01-one/Lesson.md").path
    #expect(
      throws: CourseError.malformed(
        path: path,
        line: 1,
        problem: "the first line must be `# Title`"
      )
    ) { try Course.load(root: files.root) }
  }

  @Test func missingTextIsNamedWithItsPath() throws {
    let files = try TemporaryCourse([:])
    try FileManager.default.createDirectory(
      at: files.root.appending(path: "Lessons/01-one"),
      withIntermediateDirectories: true
    )
    let error = try #require(throws: CourseError.self) { try Course.load(root: files.root) }
    #expect(error.description.contains("Lessons/01-one/Lesson.md"))
  }
}
