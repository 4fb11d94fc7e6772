import Testing
import Verification

@Suite(.timeLimit(.minutes(10))) struct WidthRuleTests {
  @Test(arguments: ["Starter", "Solution", "Solution-array"])
  func aLineThatIsTooWideIsFound(folder: String) throws {
    let file = SmallCourse.hidden("\(folder)/Wide.swift")
    let course = try SmallCourse([
      file: "// Fits.\n//" + String(repeating: "=", count: 74) + "\n//"
        + String(repeating: "=", count: 75) + "\n"
    ])
    let findings = try course.exerciseFindings().filter { $0.file == file }
    #expect(findings.map(\.line) == [3])
    #expect(findings.allSatisfy { $0.message.hasPrefix("The line has 77 columns.") })
  }
}
