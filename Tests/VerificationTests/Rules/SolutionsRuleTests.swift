import Testing
import Verification

@Suite(.timeLimit(.minutes(10))) struct SolutionsRuleTests {
  @Test func aBrokenReferenceIsFoundAtTheCheckThatItFails() throws {
    let course = try SmallCourse([
      SmallCourse.hidden("Solution/Flow.swift"): SmallCourse.flow("two", "one", "three")
    ])
    let findings = try course.exerciseFindings()
    #expect(findings.map(\.file) == [SmallCourse.hidden("HiddenTests.swift")])
    #expect(findings.map(\.line) == [23])
    #expect(
      findings.first?.message.hasPrefix(
        "The right answer Solution fails `order`: the steps: expected"
      ) == true
    )
  }

  @Test func oneRightAnswerIsTooFew() throws {
    let course = try SmallCourse(without: [SmallCourse.hidden("Solution-array/Flow.swift")])
    let findings = try course.exerciseFindings()
    #expect(findings.map(\.file) == [SmallCourse.hidden("Solution")])
  }

  @Test func aWarningInARightAnswerIsFound() throws {
    let course = try SmallCourse(
      SmallCourse.hidden("Solution/Flow.swift"),
      replacing: "func start() {\n",
      with: "func start() {\n    let unused = 1\n"
    )
    let findings = try course.exerciseFindings()
    #expect(findings.map(\.file) == [SmallCourse.hidden("Solution/Flow.swift")])
    #expect(findings.map(\.line) == [5])
  }
}
