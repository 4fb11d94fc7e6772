import Testing
import Verification

@Suite(.timeLimit(.minutes(10))) struct ChecksRuleTests {
  private static let file = SmallCourse.hidden("Explanations.md")

  @Test func aCheckThatNothingFailsIsFoundAtItsHeading() throws {
    let course = try SmallCourse([
      SmallCourse.hidden("Starter/Flow.swift"): SmallCourse.flow("one", "two"),
      "Exercises/05-flows/1-three-steps/Flow.swift": SmallCourse.flow("one", "two"),
    ])
    #expect(
      try course.exerciseFindings() == [
        Finding(
          file: Self.file,
          line: 7,
          message:
            "Nothing fails `two`: neither the starter nor a misconception. Add one that does,"
            + " or drop the check."
        )
      ]
    )
  }

  @Test func explanationsThatAreNotTheChecksAreFoundOnce() throws {
    let course = try SmallCourse(Self.file, replacing: "## two", with: "## second")
    let findings = try course.exerciseFindings()
    #expect(findings.map(\.file) == [Self.file])
    #expect(findings.first?.message.contains("Without an explanation: two") == true)
  }
}
