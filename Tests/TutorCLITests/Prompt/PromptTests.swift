import Foundation
import Support
import Testing

/// The real tutor under a pseudo-terminal.
@Suite(.timeLimit(.minutes(10)))
struct PromptTests {
  @Test func enterReadsOnAndTheLineAboveThePromptSaysWhat() throws {
    let terminal = try RunningTutor().underTerminal()
    try terminal.wait(for: "The first word")
    try terminal.wait(for: "ENTER reads on: The hand-off")
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("\r")
    try terminal.wait(for: "Before the question.")
    try terminal.wait(for: "ENTER asks you to predict")
    terminal.type("\r")
    try terminal.wait(for: "How many are left?")
    try terminal.wait(for: "answer › ")
    terminal.type("quit\r")
    try terminal.wait(for: "ENTER reads on\n")
    terminal.type("\r")
    try terminal.wait(for: "After the question.")
    try terminal.wait(for: "ENTER shows exercise 1.1: Say hello")
    terminal.type("\r")
    try terminal.wait(
      for: "Your files:\n  Exercises/01-greetings/1-say-hello\n    Hello.swift\n"
    )
    try terminal.wait(for: "ENTER checks exercise 1.1")
    terminal.type("quit\r")
    #expect(try terminal.end() == 0)
  }

  @Test(arguments: [
    ("les\t 2\r", "Goodbye."),
    ("lesson \t\t", "1  2"),
    ("exer\t 1.\t\t", "1.1  1.2"),
    ("read the-h\t\r", "Before the question."),
    ("read 2 on\t\r", "Goodbye."),
    ("help re\t\t", "read    replay  report  reset   review"),
    ("run --f\tx\u{15}", "--fault x"),
  ])
  func tabCompletes(keys: String, outcome: String) throws {
    let terminal = try RunningTutor().underTerminal()
    try terminal.wait(for: "lesson 1 › ")
    terminal.type(keys)
    try terminal.wait(for: outcome)
  }

  @Test func controlCClearsTheLine() throws {
    let terminal = try RunningTutor().underTerminal()
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("half a li")
    try terminal.wait(for: "half a li")
    terminal.type("\u{3}")
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("lesson 2\r")
    try terminal.wait(for: "Goodbye.")
  }

  @Test func controlDLeavesALevelAndThenTheTutor() throws {
    let terminal = try RunningTutor().underTerminal()
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("\r")
    try terminal.wait(for: "ENTER asks you to predict")
    terminal.type("\r")
    try terminal.wait(for: "answer › ")
    terminal.type("\u{4}")
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("\u{4}")
    #expect(try terminal.end() == 0)
  }

  @Test func aResizeIsSeenByTheNextText() throws {
    let terminal = try RunningTutor().underTerminal(columns: 80)
    try terminal.wait(for: "lesson 1 › ")
    terminal.resize(columns: 30)
    terminal.type("help\r")
    try terminal.wait(for: "Type a command here, or after\n`tutor` in a shell")
  }

  @Test func whatIsTypedBeforeThePromptIsNotLost() throws {
    let terminal = try RunningTutor().underTerminal()
    terminal.type("lesson 2\rquit\r")
    try terminal.wait(for: "Goodbye.")
    #expect(try terminal.end() == 0)
  }

  @Test func pastedLinesAreDoneOneAfterTheOther() throws {
    let terminal = try RunningTutor().underTerminal()
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("\u{1B}[200~lesson 2\nquit\n\u{1B}[201~\r")
    try terminal.wait(for: "Goodbye.")
    #expect(try terminal.end() == 0)
  }
}
