import Testing
import Verification

@Suite(.timeLimit(.minutes(10))) struct StarterRuleTests {
  @Test func aStarterThatPassesIsFound() throws {
    let course = try SmallCourse([
      SmallCourse.hidden("Starter/Flow.swift"): SmallCourse.flow("one", "two", "three"),
      "Exercises/05-flows/1-three-steps/Flow.swift": SmallCourse.flow("one", "two", "three"),
      // Something has to fail the check that only the starter fails.
      SmallCourse.hidden("Misconceptions/Short/Flow.swift"): SmallCourse.flow("one"),
      SmallCourse.hidden("Misconceptions/Short/Misconception.md"):
        "Fails: two, three, count, order\n\nGo on.\n",
    ])
    #expect(
      try course.exerciseFindings() == [
        Finding(
          file: SmallCourse.hidden("HiddenTests.swift"),
          message:
            "The untouched starter passes every check. Leave something to do in Starter, or check it."
        )
      ]
    )
  }

  @Test func aStarterThatDoesNotCompileIsFoundWithItsLine() throws {
    let course = try SmallCourse(
      SmallCourse.hidden("Starter/Flow.swift"),
      replacing: "[String] = []",
      with: "[String] = 1"
    )
    let finding = try #require(try course.exerciseFindings().last)
    #expect(finding.file == SmallCourse.hidden("Starter/Flow.swift"))
    #expect(finding.line == 2)
    #expect(finding.message.hasPrefix("Starter does not compile: "))
  }

  @Test func anExerciseThatIsNotItsStarterIsNoted() throws {
    let exercise = "Exercises/05-flows/1-three-steps"
    let course = try SmallCourse(["\(exercise)/Flow.swift": SmallCourse.flow("one")])
    let findings = try course.exerciseFindings()
    #expect(findings.map(\.file) == [exercise])
    #expect(findings.allSatisfy { $0.isNote && $0.message.contains("`tutor reset 5.1`") })
  }
}
