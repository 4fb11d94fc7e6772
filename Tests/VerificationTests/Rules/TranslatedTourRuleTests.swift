import Testing
import Verification

@Suite(.timeLimit(.minutes(10))) struct TranslatedTourRuleTests {
  /// What is changed in the translated tour, and the line that is named.
  @Test(arguments: [
    ("app> ask screen title\n\napp> ask", "app> stacks\n\napp> ask", 1),
    ("# Ilova bitta ekran koʻrsatadi.\n", "", 2),
    ("$ run 5\n\napp> ask screen title\n", "$ run 5\n\napp> ask screen title\nBoshi\n", 6),
  ])
  func whatIsNotTheEnglishTourIsFound(old: String, new: String, line: Int) throws {
    let course = try SmallCourse(uzbek: SmallCourse.uzbekTour, replacing: old, with: new)
    let findings = try course.lessonFindings()
    #expect(findings.map(\.file) == [SmallCourse.uzbekTour])
    #expect(findings.map(\.line) == [line])
  }
}
