import Testing
import Verification

@Suite struct GradesRuleTests {
  @Test func aTestThatIsNotNamedAfterItsExerciseIsFoundAtItsLine() throws {
    let course = try SmallCourse("Tests/GradeTests/Lesson05.swift", replacing: "Look", with: "Peek")
    let findings = try course.folderFindings()
    #expect(findings.map(\.file) == ["Tests/GradeTests/Lesson05.swift"])
    #expect(findings.map(\.line) == [3])
  }

  @Test func anExerciseWithoutATestIsFound() throws {
    let course = try SmallCourse(without: ["Tests/GradeTests/Lesson05.swift"])
    #expect(
      try course.folderFindings().map(\.file) == [
        "Exercises/05-flows/1-three-steps", "Exercises/05-flows/2-look",
        "Exercises/05-flows/3-tidy",
      ]
    )
  }
}
