import Testing
import Verification

@Suite(.timeLimit(.minutes(10))) struct TextsRuleTests {
  @Test func aMissingHintIsFound() throws {
    let course = try SmallCourse(
      SmallCourse.hidden("Hints.md"),
      replacing: "## 3\n\nAppend.\n",
      with: ""
    )
    #expect(
      try course.exerciseFindings() == [
        Finding(
          file: SmallCourse.hidden("Hints.md"),
          message:
            "There are 2 hints; write 3 or more, each below a heading `## 1`, from a nudge to"
            + " nearly the answer."
        )
      ]
    )
  }

  @Test func aTaskWithoutItsKindIsFound() throws {
    let course = try SmallCourse(SmallCourse.task, replacing: "Kind: refactor", with: "Refactor.")
    #expect(try course.exerciseFindings().map(\.file) == [SmallCourse.task])
  }

  @Test func aFileToEditThatIsNotThereIsFound() throws {
    let course = try SmallCourse(SmallCourse.task, replacing: "Flow.swift", with: "Flaw.swift")
    #expect(
      try course.exerciseFindings() == [
        Finding(
          file: SmallCourse.task,
          line: 7,
          message: "The student is to edit `Flaw.swift`, which is not in the starter."
        )
      ]
    )
  }

  @Test(arguments: [
    ("Section: first\n\nFound was {found}.\n\n## two", "Section: last\n\nFound {found}.\n\n## two"),
    ("Section: first\n\nFound was {found}.\n\n## two", "Section: first\n\nIt matters.\n\n## two"),
  ])
  func anExplanationWithoutSectionOrFactIsFound(old: String, new: String) throws {
    let course = try SmallCourse(SmallCourse.hidden("Explanations.md"), replacing: old, with: new)
    let findings = try course.exerciseFindings()
    #expect(findings.map(\.file) == [SmallCourse.hidden("Explanations.md")])
    #expect(findings.map(\.line) == [1])
  }
}
