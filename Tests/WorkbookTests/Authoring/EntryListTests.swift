import Testing

@testable import Workbook

@Suite struct EntryListTests {
  @Test(arguments: [
    ("05-a/1-b", "  \"05-a/1-b\",\n  \"05-a/2-c\",\n  \"06-d/1-e\",\n"),
    ("05-a/3-f", "  \"05-a/2-c\",\n  \"05-a/3-f\",\n  \"06-d/1-e\",\n"),
    ("05-a/10-f", "  \"05-a/2-c\",\n  \"05-a/10-f\",\n  \"06-d/1-e\",\n"),
    ("07-g/1-h", "  \"05-a/2-c\",\n  \"06-d/1-e\",\n  \"07-g/1-h\",\n"),
  ])
  func aFolderIsListedInTheOrderOfNumbers(folder: String, list: String) {
    let manifest = "let all = [\n  \"05-a/2-c\",\n  \"06-d/1-e\"\n]\nx == \"01-a\"\n"
    let found = EntryList.adding(folder: folder, to: manifest)
    // Only an entry that another follows must have a comma.
    #expect(
      found?.replacing("1-e\"\n", with: "1-e\",\n") == "let all = [\n\(list)]\nx == \"01-a\"\n"
    )
  }

  @Test func aTranslationIsNoFolder() {
    let list = "let texts = [\n  \"01-a/1-b/Exercise.uz.md\",\n]\n"
    #expect(EntryList.adding(folder: "05-a/1-b", to: list) == nil)
  }

  @Test func aLessonsFirstTestMakesItsFile() {
    let id = ExerciseID(lesson: 5, number: 1)
    #expect(
      EntryList.adding(id, titled: "Hand off", to: nil) == """
        import Testing

        @Suite struct Lesson05 {
          @Test(.enabled(if: try Classroom.isGraded("5.1"), "not attempted"))
          func `5.1 Hand off`() throws { try Classroom.grade("5.1") }
        }

        """
    )
  }

  @Test func aFurtherTestStandsBehindTheOthers() throws {
    let first = EntryList.adding(ExerciseID(lesson: 5, number: 1), titled: "One", to: nil)
    let id = ExerciseID(lesson: 5, number: 2)
    let both = try #require(EntryList.adding(id, titled: "Two", to: first))
    #expect(
      both.hasSuffix(
        """
          func `5.1 One`() throws { try Classroom.grade("5.1") }

          @Test(.enabled(if: try Classroom.isGraded("5.2"), "not attempted"))
          func `5.2 Two`() throws { try Classroom.grade("5.2") }
        }

        """
      )
    )
  }

  @Test func aFileWithoutASuiteGetsNoTest() {
    #expect(EntryList.adding(ExerciseID(lesson: 5, number: 1), titled: "One", to: "") == nil)
  }
}
