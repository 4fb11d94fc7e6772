import Foundation
import Support
import Testing

/// `edit` hands the terminal over, and takes it back.
@Suite(.timeLimit(.minutes(10)))
struct EditTests {
  @Test func theEditorGetsTheFilesAndTheTerminal() throws {
    var tutor = try AppWorkbook.make()
    tutor.environment["EDITOR"] = "not this one"
    tutor.environment["VISUAL"] = "echo ready; read line; echo edited $line; echo"
    let terminal = try tutor.underTerminal()
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("edit 1.1\r")
    try terminal.wait(for: "ready")
    terminal.type("by hand\r")
    try terminal.wait(for: "edited by hand")
    try terminal.wait(for: "1-say-hello/Hello.swift")
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("quit\r")
    #expect(try terminal.end() == 0)
    #expect(terminal.isWhole)
  }

  @Test func controlCInTheEditorIsNotTheTutors() throws {
    var tutor = try AppWorkbook.make()
    tutor.environment["EDITOR"] =
      "trap 'echo caught; exit 0' INT; echo ready; while :; do sleep 0.1; done; #"
    let terminal = try tutor.underTerminal()
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("edit 1.1\r")
    try terminal.wait(for: "ready")
    terminal.type("\u{3}")
    try terminal.wait(for: "caught")
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("lesson 2\r")
    try terminal.wait(for: "Goodbye.")
  }

  @Test func aSaveInTheEditorIsAnsweredWhenItIsLeft() throws {
    var tutor = try AppWorkbook.make()
    tutor.environment["EDITOR"] = "echo 'let hello = 2' >"
    let terminal = try tutor.underTerminal(["watch", "1.1"])
    try terminal.wait(for: "watch 1.1 › ")
    terminal.type("edit\r")
    try terminal.wait(for: "pass  hello is two", atMost: .seconds(60))
  }

  @Test func withoutAnEditorTheFolderIsNamed() throws {
    let terminal = try AppWorkbook.make().underTerminal()
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("edit 1.1\r")
    try terminal.wait(for: "`export EDITOR=nano`")
    try terminal.wait(for: "Exercises/01-greetings/1-say-hello")
  }

  @Test func aFailedEditorIsNamed() throws {
    var tutor = try AppWorkbook.make()
    tutor.environment["EDITOR"] = "/no/such/editor"
    let terminal = try tutor.underTerminal()
    try terminal.wait(for: "lesson 1 › ")
    terminal.type("edit 1.1\r")
    try terminal.wait(for: "`/no/such/editor` ended with status 127")
  }
}
