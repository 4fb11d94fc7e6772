import Testing
import Verification

@Suite struct ReadmeRuleTests {
  @Test(arguments: [
    ("[3](Exercises/05-flows)", "[2](Exercises/05-flows)", 5, "[3](Exercises/05-flows) |`."),
    ("| steps |", "| Write here: what it is about |", 5, "what it is about"),
    ("[Flows]", "[Streams]", 1, "`| 5 | [Flows](Lessons/05-flows/Lesson.md) |`. Add it."),
    ("| 5 |", "| 6 |", 1, "Add it."),
  ])
  func aRowThatDoesNotTellItsLessonIsFound(
    old: String,
    new: String,
    line: Int,
    cure: String
  )
    throws
  {
    let findings = try SmallCourse("README.md", replacing: old, with: new).folderFindings()
    #expect(findings.map(\.file) == ["README.md"])
    #expect(findings.map(\.line) == [line])
    #expect(findings.allSatisfy { $0.message.hasSuffix(cure) })
  }
}
