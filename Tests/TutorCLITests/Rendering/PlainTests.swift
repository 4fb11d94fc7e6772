import Support
import Testing

@testable import TutorCLI

/// What a screen reader gets.
@Suite(.timeLimit(.minutes(10)))
struct PlainTests {
  @Test(
    arguments: [
      ("╭────────╮", nil),
      ("│  Menu  │", "Menu"),
      ("├────────┤", nil),
      ("App", "App"),
      ("├─ Auth", "   Auth"),
      ("│     delegate ╌╌> App (weak)", "      delegate > App (weak)"),
      ("let a = b | c // --- no drawing", "let a = b | c // --- no drawing"),
      ("  set in  ", "  set in  "),
    ] as [(String, String?)]
  )
  func drawingsAreTakenOut(line: String, read: String?) {
    #expect(Plain.lines([line]) == [read].compactMap(\.self))
  }

  @Test(arguments: ["C.UTF-8", "C"])
  func nothingIsDrawnOrColouredOrDrawnAgain(locale: String) throws {
    var tutor = try AppWorkbook.make()
    tutor.environment["LC_ALL"] = locale
    let terminal = try tutor.underTerminal(["--plain", "lesson", "1"], columns: 120)
    try terminal.wait(for: "lesson 1 ")
    terminal.type("run\r")
    try terminal.wait(for: "Menu", atMost: .seconds(60))
    try terminal.wait(for: "app ")
    terminal.type("tap Open\rtree\rquit\rquit\r")
    #expect(terminal.end() == 0)
    #expect(!terminal.written.contains(0x1B))
    let text = String(decoding: terminal.written, as: UTF8.self)
    #expect(!text.contains("│") && !text.contains("---"))
    #expect(terminal.seen.contains("Detail"))
  }

  @Test func proseIsInShortLines() {
    var terminal = Terminal(columns: 200, hasColor: false, hasUnicode: true, isInteractive: true)
    terminal.isPlain = true
    let passages: [Passage] = [
      .markdown("## Head\n\n" + String(repeating: "word ", count: 60)),
      .markdown("| a | b |\n| --- | --- |\n| one | two |\n"), .line("short"),
    ]
    let lines = Renderer(terminal: terminal).lines(of: passages)
    #expect(lines.allSatisfy { $0.count <= Plain.widestProse })
    #expect(lines.suffix(3) == ["a: one", "b: two", "short"])
    #expect(lines.first == "Head")
  }
}
