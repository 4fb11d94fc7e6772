import Foundation
import Support
import Testing

@Suite(.timeLimit(.minutes(10)))
struct HistoryTests {
  @Test func linesOfTheLastVisitComeBackWithTheArrowKey() throws {
    let tutor = try RunningTutor()
    let first = try tutor.underTerminal()
    try first.wait(for: "lesson 1 › ")
    first.type("lesson 2\r")
    try first.wait(for: "lesson 2 › ")
    first.type("\u{4}")
    #expect(try first.end() == 0)

    let second = try tutor.underTerminal()
    try second.wait(for: "lesson 2 › ")
    second.type("\u{1B}[A")
    try second.wait(for: "lesson 2")
  }

  @Test func aKilledVisitLosesNoLine() throws {
    let tutor = try RunningTutor()
    let terminal = try tutor.underTerminal()
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("lesson 2\r")
    try terminal.wait(for: "Goodbye.")
    #expect(try tutor.workbook.read(".tutor/history") == "lesson 2\n")
  }

  @Test func twoVisitsAtOnceKeepTheLinesOfBoth() throws {
    let tutor = try RunningTutor()
    let first = try tutor.underTerminal()
    let second = try tutor.underTerminal()
    for terminal in [first, second] { try terminal.wait(for: "lesson 1 › ") }
    for (terminal, line) in [(first, "list"), (second, "help"), (first, "help quit")] {
      terminal.type(line + "\r")
      try terminal.wait(for: line)
      try terminal.wait(for: "lesson 1 › ")
    }
    #expect(try tutor.workbook.read(".tutor/history") == "list\nhelp\nhelp quit\n")
  }

  @Test func emptyAndRepeatedLinesAreNotKept() throws {
    let tutor = try RunningTutor()
    let terminal = try tutor.underTerminal()
    for line in ["list", "", "list", "  "] {
      try terminal.wait(for: "lesson 1 › ")
      terminal.type(line + "\r")
    }
    try terminal.wait(for: "answer › ")
    #expect(try tutor.workbook.read(".tutor/history") == "list\n")
  }
}
