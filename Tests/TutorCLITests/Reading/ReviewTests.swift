import Foundation
import Support
import Testing

/// The real tutor asks questions of earlier lessons, and remembers what was answered.
@Suite(.timeLimit(.minutes(10)))
struct ReviewTests {
  private let tutor: RunningTutor

  init() throws {
    let questions = ["Open": "2", "back": "1", "Print": "1", "Open twice": "3"]
    tutor = try AppWorkbook.make([
      "Lessons/01-greetings/Review.md": "# Later\n\n"
        + questions.sorted { $0.key < $1.key }.map { Self.question($0.key) }.joined(separator: "\n")
    ])
  }

  private static func question(_ name: String) -> String {
    """
    ## After \(name)

    ```predict
    question: How many after \(name)?
    run: \(name == "back" ? "tap Open ; back" : "tap \(name)")
    ask: stack count
    choices:
    - 1
    - 2
    - 3
    why: Since **that** is so.
    ```

    """
  }

  /// Goes on to the second lesson.
  private func leaveTheFirstLesson(_ more: String = "") throws {
    try tutor.workbook.write(
      #"{"version":2,"place":{"lesson":2},"exercises":{}\#(more)}"#,
      to: ".tutor/progress.json"
    )
  }

  @Test func threeAreAskedAndTheAppAnswers() throws {
    try leaveTheFirstLesson()
    let terminal = try tutor.underTerminal(["review"])
    try terminal.wait(for: "Review, question 1 of 3. Lesson 1, Greetings")
    try terminal.wait(for: "How many after Open?")
    try terminal.wait(for: "answer › ")
    terminal.type("2\r")
    try terminal.wait(for: "Right. The app answers", atMost: .seconds(60))
    try terminal.wait(for: "question 2 of 3")
    try terminal.wait(for: "answer › ")
    terminal.type("1\r")
    try terminal.wait(
      for: "Not so. The app answers `ask stack count` with: 3",
      atMost: .seconds(60)
    )
    try terminal.wait(for: "answer › ")
    terminal.type("1\r")
    try terminal.wait(for: "Answered rightly: 2 of 3.", atMost: .seconds(60))
    #expect(try terminal.end() == 0)
    let kept = try tutor.workbook.read(".tutor/progress.json")
    #expect(kept.contains("1\\/after-open-twice"))
    #expect(kept.components(separatedBy: "\"rightInARow\" : 1").count == 3)
  }

  @Test func whatIsLeftIsAskedNextAndThenNothingIsDue() throws {
    try leaveTheFirstLesson()
    let first = try tutor.filter(["review"], input: "2\n3\n1\n").output
    #expect(first.contains("`review` asks the next ones"))
    let second = try tutor.filter(["review"], input: "1\n").output
    #expect(second.contains("question 1 of 1"))
    #expect(second.contains("The next questions come on 20"))
    let third = try tutor.filter(["review"], input: "1\n").output
    #expect(third.contains("No question of an earlier lesson is due today."))
  }

  @Test func quitLeavesTheReviewAndTheRestStaysDue() throws {
    try leaveTheFirstLesson()
    let output = try tutor.filter(input: "review\nb\nquit\nlist\nreview\n").output
    #expect(output.contains("question 2 of 3"))
    #expect(output.contains("2  Farewells"))
    #expect(output.components(separatedBy: "question 1 of 3").count == 3)
  }

  @Test func aReviewIsOfferedOnceADayIfAnEarlierLessonWasRead() throws {
    let offer = "`review` asks three questions"
    #expect(try !tutor.filter(input: "quit\n").output.contains(offer))
    #expect(try tutor.filter(["review"]).output.contains("There is nothing to ask yet"))
    try leaveTheFirstLesson(#","review":{"offered":"2026-01-01"}"#)
    #expect(try tutor.filter(input: "quit\n").output.contains(offer))
    #expect(try !tutor.filter(input: "quit\n").output.contains(offer))
  }
}
