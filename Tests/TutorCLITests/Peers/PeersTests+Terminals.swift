import Foundation
import Support
import Testing

/// Poor, narrow, wide and changing terminals.
extension PeersTests {
  /// rustlings 364, 2020, 765.
  @Test(arguments: ["xterm-256color", "dumb"])
  func `colour and signs are never the only meaning`(kind: String) throws {
    var tutor = try AppWorkbook.make([AppWorkbook.hello: "let hello = 3\n"])
    tutor.environment["TERM"] = kind
    tutor.environment["LANG"] = "C"
    let failure = try tutor.underTerminal(["check", "1.1"])
    #expect(try failure.end(atMost: .seconds(120)) == 1)
    #expect(failure.seen.contains("FAIL  hello is two"))
    try tutor.workbook.write(Hello.right, to: AppWorkbook.hello)
    let pass = try tutor.underTerminal(["check", "1.1"])
    #expect(try pass.end(atMost: .seconds(120)) == 0)
    #expect(pass.seen.contains("pass  hello is two"))
    for terminal in [failure, pass] {
      #expect(terminal.written.allSatisfy { $0 < 0x80 }, "garbled where there is ASCII alone")
      #expect(kind != "dumb" || !terminal.written.contains(0x1B))
    }
  }

  /// rustlings 2367.
  @Test(arguments: [20, 33, 400])
  func `no line is wider than the terminal`(columns: Int) throws {
    let tutor = try AppWorkbook.make([AppWorkbook.hello: "let hello = 3\n"])
    for arguments in [["check", "1.1"], ["list"], ["help"], ["1.1"], ["read", "1", "1"]] {
      let terminal = try tutor.underTerminal(arguments, columns: columns)
      // A section is followed by a prompt; what is longer than the terminal by pages, which ENTER turns.
      let keys = arguments.first == "read" ? "quit\r" : String(repeating: "\r", count: 50)
      terminal.type(keys)
      _ = try terminal.end(atMost: .seconds(120))
      #expect(!terminal.seen.isEmpty)
      for line in terminal.seen.split(whereSeparator: \.isNewline) {
        #expect(line.count <= columns, "\(arguments): \(line)")
      }
    }
  }

  /// rustlings 2367.
  @Test func `a resize breaks nothing, also while a line is typed or a check runs`() throws {
    let terminal = try atThePrompt(AppWorkbook.make([AppWorkbook.hello: Hello.waiting]))
    terminal.type("check")
    terminal.resize(columns: 20)
    terminal.type(" 1.1\r")
    try terminal.wait(for: "Checking 1.1", atMost: .seconds(60))
    terminal.resize(columns: 200)
    try terminal.wait(for: "one moment … ", atMost: .seconds(60))
    terminal.type("\u{3}")
    try terminal.wait(for: "Stopped.")
    terminal.resize(columns: 40)
    terminal.type("lesson 2\r")
    try terminal.wait(for: "Goodbye.")
  }
}
