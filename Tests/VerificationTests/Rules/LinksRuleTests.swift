import Testing
import Verification

@Suite(.timeLimit(.minutes(10))) struct LinksRuleTests {
  @Test(arguments: [
    ("read 5 second-half", "read 5 second"), ("read 5 second-half", "read 6 second-half"),
    ("(Tour.transcript)", "(Tours.transcript)"),
  ])
  func aPointerToWhatIsNotThereIsFoundAtItsLine(old: String, new: String) throws {
    let course = try SmallCourse(SmallCourse.text, replacing: old, with: new)
    let findings = try course.lessonFindings()
    #expect(findings.map(\.file) == [SmallCourse.text])
    #expect(findings.map(\.line) == [7])
  }

  @Test func theTextsOfExercisesAreLookedThroughToo() throws {
    let file = SmallCourse.hidden("Misconceptions/Backwards/Misconception.md")
    let course = try SmallCourse([file: "Fails: order\n\nSee `read 5 third`.\n"])
    #expect(
      try course.exerciseFindings() == [
        Finding(
          file: file,
          line: 3,
          message: "Lesson 5 has no section `third`; a section's name is its heading in small"
            + " letters, with dashes."
        )
      ]
    )
  }
}
