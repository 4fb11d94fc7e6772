import Foundation
import Glibc
import Support
import Testing

/// The real tutor checks an exercise.
@Suite(.timeLimit(.minutes(10)))
struct CheckTests {
  /// What a check does not come to an end with; it only waits, and leaves the processors to others.
  private static let waiting = [AppWorkbook.hello: PeersTests.Hello.waiting]

  @Test(
    arguments: [
      ("let hello = 2\n", "pass  hello is two", 0),
      ("let hello = 3\n", "found:    3", 1),
      ("let hello: Int = \"two\"\n", "Hello.swift:1:18", 1),
      ("let other = 2\n", "`hello`", 1),
      ("let hello = [2][1]\n", "Index out of range", 1),
    ] as [(String, String, Int32)]
  )
  func theVerdictIsToldAndDecidesTheStatus(code: String, said: String, status: Int32) throws {
    let tutor = try AppWorkbook.make([AppWorkbook.hello: code])
    let result = try tutor.filter(["check", "1.1"])
    #expect(result.output.contains(said))
    #expect(result.status == status)
    #expect(result.errors == "")
  }

  @Test func aPassIsRememberedAndEnterGoesOn() throws {
    let tutor = try AppWorkbook.make([AppWorkbook.hello: "let hello = 2\n"])
    let terminal = try tutor.underTerminal()
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("1.1\r")
    try terminal.wait(for: "ENTER checks exercise 1.1")
    terminal.type("\r")
    try terminal.wait(for: "pass  hello is two", atMost: .seconds(60))
    try terminal.wait(for: "ENTER shows exercise 1.2: Say more")
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("list\r")
    try terminal.wait(for: "1.1  Say hello — done")
  }

  @Test func controlCStopsACheck() throws {
    let terminal = try AppWorkbook.make(Self.waiting).underTerminal()
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("check 1.1\r")
    try terminal.wait(for: "Checking 1.1")
    try terminal.wait(for: "one moment … ", atMost: .seconds(60))
    try terminal.wait(for: "1.1 is still at check 1 of 1: hello is two. Ctrl-C stops it.")
    try terminal.wait(for: "check 1 of 1, Ctrl-C stops it … ")
    terminal.type("\u{3}")
    try terminal.wait(for: "Stopped.")
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("lesson 2\r")
    try terminal.wait(for: "Goodbye.")
  }

  @Test func controlCEndsACheckThatIsAllThatWasAskedFor() throws {
    let tutor = try AppWorkbook.make(Self.waiting)
    let terminal = try tutor.underTerminal(["check", "1.1"])
    try terminal.wait(for: "Checking 1.1")
    terminal.type("\u{3}")
    #expect(try terminal.end() == 128 + SIGINT)
  }

  @Test func quitWorksWhileACheckRuns() throws {
    let terminal = try AppWorkbook.make(Self.waiting).underTerminal()
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("check 1.1\r")
    try terminal.wait(for: "Checking 1.1")
    try terminal.wait(for: "one moment … ", atMost: .seconds(60))
    terminal.type("quit\r")
    #expect(try terminal.end() == 0)
  }

  @Test func aLineTypedWhileACheckRunsIsDoneAfterIt() throws {
    let endless = [AppWorkbook.hello: PeersTests.Hello.endless]
    let terminal = try AppWorkbook.make(endless).underTerminal()
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("check 1.1\r")
    try terminal.wait(for: "Checking 1.1")
    try terminal.wait(for: "one moment … ", atMost: .seconds(60))
    terminal.type("lesson 2\r")
    let verdict = try terminal.wait(for: "Goodbye.", atMost: .seconds(60))
    #expect(verdict.contains("FAIL  hello is two"))
  }
}
