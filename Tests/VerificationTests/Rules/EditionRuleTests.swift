import Testing
import Verification

@Suite struct EditionRuleTests {
  private static let marks = (
    "<!-- Left out of a student's edition: -->", "<!-- Left out so far. -->"
  )

  @Test(arguments: [
    ("The workflows in `.github/classroom`.", ".github/classroom"),
    ("See [the tests](Tests/UIKitTests/Scenarios).", "Tests/UIKitTests/Scenarios"),
    ("Run `./.ci/run`; then rest.", ".ci/run"), ("Read Sources/Benchmark.", "Sources/Benchmark"),
    ("`Lessons/99-nowhere/Lesson.md`", "Lessons/99-nowhere/Lesson.md"),
  ])
  func whatStudentsDoNotGetIsFound(line: String, path: String) throws {
    let text = try #require(SmallCourse.files["README.md"]) + line + "\n"
    let findings = try SmallCourse(["README.md": text]).folderFindings()
    #expect(findings.map(\.file) == ["README.md"])
    #expect(findings.map(\.line) == [text.count { $0.isNewline }])
    #expect(findings.first?.message.contains("has no `\(path)`.") == true)
    let marked = "\(text.dropLast(line.count + 1))\(Self.marks.0)\n\(line)\n\(Self.marks.1)\n"
    #expect(try SmallCourse(["README.md": marked]).folderFindings() == [])
  }

  @Test func whatTheyGetIsNot() throws {
    let line = "Exercises lie in `Exercises`, `./.install` is there, Tests too; `.tutor` is not.\n"
    let text = try #require(SmallCourse.files["README.md"]) + line
    #expect(try SmallCourse(["README.md": text, ".install": ""]).folderFindings() == [])
  }
}
