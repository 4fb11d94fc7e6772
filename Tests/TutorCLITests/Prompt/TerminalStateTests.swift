import Foundation
import Glibc
import Support
import Testing

/// However the tutor ends, the terminal is as a shell wants it.
@Suite(.timeLimit(.minutes(10)))
struct TerminalStateTests {
  @Test(arguments: ["quit\r", "\u{4}", "\u{1C}"])
  func theTerminalIsWholeAgain(keys: String) throws {
    let terminal = try RunningTutor().underTerminal()
    try terminal.wait(for: "lesson 1 › ")
    #expect(!terminal.isWhole, "the editor has not taken the keys over")
    terminal.type(keys)
    _ = try terminal.end()
    #expect(terminal.isWhole)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV, SIGILL, SIGABRT])
  func theTerminalIsWholeAfterASignalToo(signal: Int32) throws {
    let terminal = try RunningTutor().underTerminal()
    try terminal.wait(for: "lesson 1 › ")
    terminal.send(signal)
    #expect(try terminal.end() == 128 + signal)
    #expect(terminal.isWhole)
  }

  @Test func controlZStopsTheTutorAndItGoesOnWithTheSameLine() throws {
    let terminal = try RunningTutor().underTerminal()
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("lesson")
    try terminal.wait(for: "lesson")
    terminal.type("\u{1A}")
    terminal.waitForStop()
    #expect(terminal.isWhole)
    terminal.send(SIGCONT)
    try terminal.wait(for: "lesson 1 › ")
    terminal.type(" 2\r")
    try terminal.wait(for: "Goodbye.")
  }

  @Test func aSignalEndsTheTutorWithItsNumber() throws {
    let terminal = try RunningTutor().underTerminal()
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("\u{1C}")
    #expect(try terminal.end() == 128 + SIGQUIT)
  }

  @Test func theReadersInputrcIsObeyed() throws {
    var tutor = try RunningTutor()
    try tutor.workbook.write(
      "$if tutor\n\"\\C-t\": \"lesson 2\"\n$endif\n",
      to: "inputrc"
    )
    tutor.environment["INPUTRC"] = tutor.workbook.url.appending(path: "inputrc").path
    let terminal = try tutor.underTerminal()
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("\u{14}\r")
    try terminal.wait(for: "Goodbye.")
  }
}
