import Testing
import Verification

@Suite(.timeLimit(.minutes(10))) struct TranscriptsRuleTests {
  @Test func aStaleTranscriptIsFoundAtItsLine() throws {
    let course = try SmallCourse(SmallCourse.text, replacing: "\nFirst\n```", with: "\nOld\n```")
    #expect(
      try course.lessonFindings() == [
        Finding(
          file: SmallCourse.text,
          line: SmallCourse.answerLine,
          message: "The app does not answer `ask screen title` so. Here stands “Old”, and it shows"
            + " “First”. If the app is right, `tutor verify --record 5` writes it down."
        )
      ]
    )
  }

  @Test func anAppThatDoesNotCompileIsFoundOnce() throws {
    let course = try SmallCourse(SmallCourse.app, replacing: "as? UIWindowScene", with: "as? Int")
    let findings = try course.lessonFindings()
    #expect(findings.map(\.file).allSatisfy { $0 == SmallCourse.app })
    #expect(findings.map(\.line).allSatisfy { $0 == 14 })
  }

  @Test func recordingWritesWhatTheAppShowsAndNothingElse() throws {
    let course = try SmallCourse(SmallCourse.text, replacing: "\nFirst\n```", with: "\nOld\n```")
    // The tour of the small course leaves out what the app shows at its start; a recorded one does not.
    #expect(try course.record() == [SmallCourse.text, SmallCourse.tour])
    #expect(try course.read(SmallCourse.text) == SmallCourse.lessonText)
    #expect(try course.record() == [])
  }
}
