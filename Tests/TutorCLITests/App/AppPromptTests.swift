import Foundation
import Support
import Testing

/// Apps driven at the prompt of the real tutor.
@Suite(.timeLimit(.minutes(10)))
struct AppPromptTests {
  private func app(_ command: String = "run", columns: Int = 80) throws -> PseudoTerminal {
    let terminal = try AppWorkbook.make().underTerminal(columns: columns)
    try terminal.wait(for: "lesson 1 › ")
    terminal.type(command + "\r")
    try terminal.wait(for: "Menu", atMost: .seconds(60))
    try terminal.wait(for: "app › ")
    return terminal
  }

  @Test func labelsAndFieldsAreCompleted() throws {
    let terminal = try app()
    terminal.type("tap op\t\r")
    try terminal.wait(for: "Detail")
    try terminal.wait(for: "app › ")
    terminal.type("back\r")
    try terminal.wait(for: "Leave")
    try terminal.wait(for: "app › ")
    terminal.type("tap cr\t")
    try terminal.wait(for: "\"Crash now\" ")
    terminal.type("\u{15}type \"ada\" into N\t\r")
    try terminal.wait(for: "ada__")
  }

  @Test func quitAndControlDLeaveOneLevelEach() throws {
    let terminal = try app()
    terminal.type("quit\r")
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("run\r")
    try terminal.wait(for: "Menu", atMost: .seconds(60))
    try terminal.wait(for: "app › ")
    terminal.type("\u{4}")
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("\u{4}")
    #expect(try terminal.end() == 0)
  }

  @Test func aCrashShowsItsLineAndReturnsToThePrompt() throws {
    let terminal = try app()
    terminal.type("tap Crash now\r")
    try terminal.wait(for: "Index out of range")
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("lesson 2\r")
    try terminal.wait(for: "Goodbye.")
  }

  @Test func anEndlessLoopIsNoticedAndItsPlaceTold() throws {
    let terminal = try app()
    terminal.type("tap Loop\r")
    let said = try terminal.wait(for: "endless loop?", atMost: .seconds(40))
    #expect(said.contains("SceneDelegate.swift"))
    try terminal.wait(for: "lesson 1 › ")
  }

  @Test(arguments: [("tap Crash now\r", "Index out of range"), ("tap Loop\r", "endless loop?")])
  func anAppThatEndsTheTutorLeavesTheShellsLineEmpty(line: String, said: String) throws {
    let terminal = try AppWorkbook.make().underTerminal(["run", "1"])
    try terminal.wait(for: "app › ", atMost: .seconds(60))
    terminal.type(line)
    try terminal.wait(for: said, atMost: .seconds(40))
    #expect(try terminal.end() == 4)
    #expect(terminal.leftOnTheLine == "")
  }

  @Test func controlCEndsAnAppAndLeavesTheShellsLineEmpty() throws {
    let terminal = try AppWorkbook.make().underTerminal(["run", "1"])
    try terminal.wait(for: "app › ", atMost: .seconds(60))
    terminal.type("tap Loop\r")
    try terminal.wait(for: "one moment … ")
    terminal.type("\u{3}")
    try terminal.wait(for: "The app was stopped.")
    _ = try terminal.end()
    #expect(terminal.leftOnTheLine == "")
  }

  @Test func controlCEndsAnAppThatDoesNotAnswer() throws {
    let terminal = try app()
    terminal.type("tap Loop\r")
    try terminal.wait(for: "tap Loop")
    try terminal.wait(for: "one moment … ")
    terminal.type("\u{3}")
    try terminal.wait(for: "The app was stopped.")
    try terminal.wait(for: "lesson 1 › ")
  }

  @Test func quitLeavesAnAppThatDoesNotAnswer() throws {
    let terminal = try app()
    terminal.type("tap Loop\r")
    try terminal.wait(for: "tap Loop")
    try terminal.wait(for: "one moment … ")
    terminal.type("quit\r")
    try terminal.wait(for: "lesson 1 › ")
  }

  @Test func controlCClearsALineAndLeavesTheAppAlone() throws {
    let terminal = try app()
    terminal.type("tap so\u{3}")
    try terminal.wait(for: "app › ")
    terminal.type("tap Open\r")
    try terminal.wait(for: "Detail")
  }

  @Test func aNarrowTerminalGetsPicturesOfItsWidth() throws {
    let terminal = try AppWorkbook.make().underTerminal(columns: 40)
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("run\r")
    try terminal.wait(for: "Menu", atMost: .seconds(60))
    let shown = try terminal.wait(for: "Coordinator")
    #expect(!shown.contains("↳"))
    #expect(shown.contains("Leave"))
  }
}
