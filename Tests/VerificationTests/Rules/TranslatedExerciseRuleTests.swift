import Testing
import Verification

@Suite(.timeLimit(.minutes(10))) struct TranslatedExerciseRuleTests {
  private static let explanations = SmallCourse.hidden("Explanations.uz.md")

  @Test func aSoundTranslationIsFoundSound() throws {
    #expect(try SmallCourse(SmallCourse.uzbek).exerciseFindings() == [])
  }

  /// The file and what is changed in it; it alone is named then.
  @Test(
    arguments: [
      (explanations, "## one\n", "## once\n", 2),
      (explanations, "Requirement: two\n\nTopilgani {found}.", "Requirement: two\n\nYoʻq.", 1),
      (explanations, "Requirement: two\n\n", "", 1),
      (SmallCourse.hidden("Hints.uz.md"), "## 3\n\nQoʻshing.\n", "", 1),
      (SmallCourse.uzbekTask, "Uchtasini", "```swift\nlet a = 1\n```\n", 1),
      (SmallCourse.uzbekTask, "# Uch qadam\n", "Uch qadam\n", 1),
    ]
  )
  func whatIsNotTheEnglishExerciseIsFound(
    file: String,
    old: String,
    new: String,
    count: Int
  ) throws {
    let course = try SmallCourse(uzbek: file, replacing: old, with: new)
    let findings = try course.exerciseFindings()
    #expect(findings.map(\.file) == Array(repeating: file, count: count))
  }
}
