import Testing
import Verification

@Suite(.timeLimit(.minutes(10))) struct HonestyRuleTests {
  @Test(arguments: ["Solution", "Starter"])
  func anAnswerThatAHumanWouldHaveToLookAtIsFound(_ answer: String) throws {
    let file = SmallCourse.hidden("\(answer)/Flow.swift")
    let course = try SmallCourse(
      file,
      replacing: "func start() {\n",
      with: "func start() {\n    dump(1)\n"
    )
    let findings = try course.exerciseFindings().filter { $0.message.hasPrefix("`dump`") }
    #expect(findings.map(\.file) == [file])
    #expect(findings.map(\.line) == [5])
  }
}
