import Testing
import Verification

@Suite struct ManifestTranslationsRuleTests {
  private static let lessons = "let lessons = [\n  \"05-flows\"\n]\n"

  @Test func aTranslationThatIsNotListedIsFound() throws {
    let course = try SmallCourse(["Lessons/05-flows/Lesson.uz.md": "# Oqimlar\n"])
    #expect(
      try course.folderFindings() == [
        Finding(
          file: "Package.swift",
          message: "List \"05-flows/Lesson.uz.md\", a translation in Lessons."
        )
      ]
    )
  }

  @Test func aListedTranslationThatIsNotThereIsFound() throws {
    let text = Self.lessons + "let translations = [\n  \"05-flows/Lesson.uz.md\"\n]\n"
    let course = try SmallCourse(["Package.swift": text])
    #expect(
      try course.folderFindings() == [
        Finding(
          file: "Package.swift",
          line: 5,
          message:
            "Lessons has no translation 05-flows/Lesson.uz.md. Add it, or take it out of this list."
        )
      ]
    )
  }

  @Test func aTaskIsListedInItsOwnManifest() throws {
    let task = "Exercises/05-flows/1-three-steps/Exercise.uz.md"
    let course = try SmallCourse([task: "# Uch qadam\n"])
    #expect(try course.folderFindings().map(\.file) == ["Exercises/Package.swift"])
  }
}
