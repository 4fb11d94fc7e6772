import Testing
import Verification

@Suite struct ModulesRuleTests {
  @Test func twoModulesOfOneNameAreFound() throws {
    let course = try SmallCourse([
      "Package.swift": "[\"05-flows\", \"06-look\"]",
      "Lessons/06-look/Lesson.md": "# Look\n",
      "README.md": SmallCourse.readme + "| 6 | [Look](Lessons/06-look/Lesson.md) | looks | 0 |\n",
    ])
    let findings = try course.folderFindings()
    #expect(findings.map(\.file) == ["Exercises/05-flows/2-look"])
  }
}
