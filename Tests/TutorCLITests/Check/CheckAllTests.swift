import Foundation
import Support
import Testing

/// The real tutor checks all that was begun, and reads a lesson in the pager.
@Suite(.timeLimit(.minutes(10)))
struct CheckAllTests {
  @Test(
    arguments: [
      ("let hello = 2\n", "1.1  Say hello — 1 of 1 checks pass", "1 of 1 attempted", 0),
      ("let hello = 3\n", "1.1  Say hello — 0 of 1 checks pass", "0 of 1 attempted", 1),
      ("let hello = \"\n", "1.1  Say hello — does not compile", "0 of 1 attempted", 1),
      ("let hello = 1\n", "1.1  Say hello — not attempted", "0 of 0 attempted", 0),
    ] as [(String, String, String, Int32)]
  )
  func eachExerciseGetsALine(code: String, line: String, summary: String, status: Int32) throws {
    let starter = "Tests/Hidden/01-greetings/2-say-more/Starter/More.swift"
    let more = "let more = 1\n"
    let tutor = try AppWorkbook.make([
      AppWorkbook.hello: code, starter: more,
      "Exercises/01-greetings/2-say-more/More.swift": more,
    ])
    let result = try tutor.filter(["check", "--all"])
    #expect(result.output.contains(line))
    #expect(result.output.contains("1.2  Say more — not attempted"))
    #expect(result.output.contains(summary))
    #expect(result.status == status)
  }

  @Test func theTimeOfAVerdictIsToldInItsParts() throws {
    // No other test's verdict is known for it.
    let code = "let hello = 2  // \(UUID())\n"
    let tutor = try AppWorkbook.make([AppWorkbook.hello: code])
    let first = try tutor.filter(["check", "1.1", "--timings"]).output
    #expect(first.contains("running"))
    #expect(first.contains(/from command to verdict +[0-9,]+ms/))
    let second = try tutor.filter(["check", "1.1", "--timings"]).output
    #expect(!second.contains("running"), "what is unchanged is not run again")
    #expect(second.contains("pass  hello is two"))
    #expect(second.contains(/from command to verdict +[0-9,]+ms/))
  }

  @Test func thePagerGetsTheWholeLesson() throws {
    var tutor = try RunningTutor()
    tutor.environment["PAGER"] = "echo paged; cat"
    let terminal = try tutor.underTerminal()
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("read 1 --pager\r")
    try terminal.wait(for: "paged")
    try terminal.wait(for: "A greeting opens a talk.")
    try terminal.wait(for: "After the question.")
    try terminal.wait(for: "lesson 1 › ")
  }

  @Test func aPipeNeedsNoPager() throws {
    let result = try RunningTutor().filter(["read", "1", "the-hand-off", "--pager"])
    #expect(result.output.contains("Before the question."))
    #expect(!result.output.contains("opens a talk"))
  }
}
