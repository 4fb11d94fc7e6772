import Grading
import Testing

@Suite struct FeedbackTests {
  @Test func tellsWhatIsMetAndHowToGoOn() {
    var grade = SampleGrades.mixed("the title: expected \"a\", found \"b\"")
    grade.title = "The hand-off"
    grade.checks[0].requirement = "The first is met"
    grade.lateFactor = 0.5
    grade.late = SampleGrades.late
    let expected = """
      # Ada

      0.5 of 4 points. Exercises in which everything is met: 0 of 2.

      Some of what was handed in could not be used:

      - Ada/a.swift: it is a link and is not followed.

      ## 5.1 The hand-off

      Handed in late: it was due 1970-01-12 17:00:00+05:00 and came 1970-01-12 18:46:40+05:00, so 0.5 of the points count.

      0.5 of 3 points: 1 of 2 requirements are met.

      - [x] The first is met
      - [ ] The second is met:
        ` the title: expected "a", found "b" `

      `check 5.1` in the tutor shows what happened and why it matters; `hint 5.1` helps on.

      ## 5.2 Second

      0 of 1 points: there was no answer beyond the starter.

      """
    let book = SampleGrades.book(["Ada"], [grade, SampleGrades.unattempted()])
    #expect(ReportForm.feedback.text(of: book) == expected)
  }

  @Test func nobodyIsBlamedForAnAnswerThatCouldNotBeGraded() {
    var grade = SampleGrades.obstructed()
    grade.outcome = .ungraded
    let text = ReportForm.feedback.text(of: SampleGrades.book(["Ada"], [grade]))
    let end = "There is no grade for this answer yet, and that is not the student's fault.\n"
    #expect(text.hasSuffix("## 5.3 Third\n\n" + end))
  }

  @Test func aWholeAnswerIsToldSo() {
    let text = ReportForm.feedback.text(of: SampleGrades.book(["Ada"], [SampleGrades.tenths()]))
    #expect(text.contains("0.3 of 0.3 points: everything that is asked is met."))
    #expect(!text.contains("hint"))
  }

  @Test func foreignTextEndsNoBlockOfCode() {
    let reason = "error: a\n````\n# Full marks\n<b>"
    let book = SampleGrades.book(["Ada"], [SampleGrades.obstructed(reason)])
    #expect(
      ReportForm.feedback.text(of: book).contains("\n\n`````\n\(reason)\n`````\n\n")
    )
  }

  @Test func nothingInItSteersATerminal() {
    let grades = [SampleGrades.mixed("\u{1B}[2J"), SampleGrades.obstructed("a\u{1B}[2J\nb")]
    let text = ReportForm.feedback.text(of: SampleGrades.book(["\u{1B}c"], grades))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    #expect(text.contains("\n```\na\\u{1B}[2J\nb\n```\n"))
  }

  @Test func aFaultStaysInItsLine() {
    let book = SampleGrades.book(["Ada"], [SampleGrades.mixed("a``b\r\n\r\n# Full marks")])
    #expect(ReportForm.feedback.text(of: book).contains("\n  ``` a``b # Full marks ```\n"))
  }

  @Test func whatIsLateAndCostsNothingIsTold() {
    var grade = SampleGrades.tenths()
    grade.late = SampleGrades.late
    let text = ReportForm.feedback.text(of: SampleGrades.book(["Ada"], [grade]))
    #expect(text.contains("and came 1970-01-12 18:46:40+05:00. All points count."))
  }

  @Test func aNameIsNoMarkdown() {
    let name = "<b>\n# [x](y) `z` &lt;"
    let text = ReportForm.feedback.text(of: SampleGrades.book([name]))
    #expect(text.hasPrefix("# \\<b\\> \\# \\[x\\](y) \\`z\\` \\&lt;\n\n"))
  }

  @Test func nothingThatOnlyTheInstructorKnowsIsInIt() {
    let book = SampleGrades.book(["Ada", "Bea"])
    for form in [ReportForm.feedback, .gradescope, .exercism] {
      for file in form.files(of: book) {
        // The names of known wrong answers and of checks, other students, fingerprints.
        #expect(!file.text.contains("Strong"), "\(form)")
        #expect(!file.text.contains("You think"), "\(form)")
        #expect(!file.text.contains("0123"), "\(form)")
        #expect(!file.path.contains("Ada") || !file.text.contains("Bea"), "\(form)")
      }
    }
  }
}
