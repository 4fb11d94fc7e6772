import Testing
import Verification
import Workbook

@Suite(.timeLimit(.minutes(10))) struct TranslationAgeRuleTests {
  @Test func aTranslationOlderThanItsTextIsFound() throws {
    let course = try SmallCourse(
      uzbek: SmallCourse.text,
      replacing: "It ends.",
      with: "It never ends."
    )
    let findings = try course.lessonFindings()
    #expect(findings.map(\.file) == [SmallCourse.uzbekText])
    #expect(findings.map(\.line) == [2])
    #expect(findings.map(\.isNote) == [true])
    #expect(findings.first?.message.hasPrefix("Lesson.md has changed since") == true)
  }

  @Test func aRequirementThatChangedAgesTheExplanations() throws {
    let course = try SmallCourse(
      uzbek: SmallCourse.hidden("HiddenTests.swift"),
      replacing: "One is taken once",
      with: "One is taken just once"
    )
    #expect(
      try course.exerciseFindings().map(\.file) == [SmallCourse.hidden("Explanations.uz.md")]
    )
  }

  @Test func aTranslationThatDoesNotSayWhatOfIsFoundWithTheLineToWrite() throws {
    let english = try #require(SmallCourse.files[SmallCourse.task])
    let line = TranslationMark.line(TranslationMark.fingerprint(of: english, isScript: false))
    let course = try SmallCourse(uzbek: SmallCourse.uzbekTask, replacing: line, with: "")
    let findings = try course.exerciseFindings()
    #expect(findings.map(\.file) == [SmallCourse.uzbekTask])
    #expect(findings.first?.message.contains("`\(line)`") == true)
    #expect(findings.map(\.isNote) == [false])
  }
}
