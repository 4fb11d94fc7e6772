import Foundation
import Support
import Testing

@testable import TutorCLI

/// Paths are links in terminals that know them, and plain paths elsewhere.
struct LinkTests {
  @Test(
    arguments: [
      (["TERM": "xterm", "TERM_PROGRAM": "vscode"], true),
      (["TERM": "xterm", "VTE_VERSION": "7600"], true),
      (["TERM": "xterm", "VTE_VERSION": "4205"], false),
      (["TERM": "xterm"], false),
      (["TERM": "dumb", "TERM_PROGRAM": "vscode"], false),
      (["TERM": "xterm", "TERM_PROGRAM": "vscode", "TUTOR_PLAIN": "1"], false),
    ] as [([String: String], Bool)]
  )
  func aTerminalMustBeKnown(environment: [String: String], hasLinks: Bool) {
    let terminal = Terminal(
      environment: environment,
      inputIsTerminal: true,
      outputIsTerminal: true,
      reportedColumns: 80
    )
    #expect(terminal.hasLinks == hasLinks)
  }

  @Test func aPathThatIsWrappedStaysOneLinkALine() {
    var terminal = Terminal(columns: 20, hasColor: false, hasUnicode: true, isInteractive: true)
    terminal.hasLinks = true
    let path = Span("Exercises/a b/Hello.swift", .code, opening: "/w/a b/Hello.swift")
    let lines = Renderer(terminal: terminal).lines(of: [.text([path], hanging: 0)])
    let address = "\u{1B}]8;;file:///w/a%20b/Hello.swift\u{1B}\\"
    #expect(
      lines == ["Exercises/a", "b/Hello.swift"].map { "\(address)\($0)\u{1B}]8;;\u{1B}\\" }
    )
  }

  @Test func aTasksFilesAreLinks() throws {
    var tutor = try AppWorkbook.make()
    tutor.environment["TERM_PROGRAM"] = "WezTerm"
    let terminal = try tutor.underTerminal(["exercise", "1.1"])
    #expect(try terminal.end() == 0)
    let text = String(decoding: terminal.written, as: UTF8.self)
    #expect(text.contains("\u{1B}]8;;file://\(tutor.workbook.url.path)/Exercises/01-greetings"))
    #expect(terminal.seen.contains("    Hello.swift\n"))
  }
}
