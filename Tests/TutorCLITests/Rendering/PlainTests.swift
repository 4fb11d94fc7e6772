import Foundation
import Support
import Testing

@testable import TutorCLI

/// What a screen reader gets.
@Suite(.timeLimit(.minutes(10)))
struct PlainTests {
  @Test(
    arguments: [
      ("╭────────╮", "Screen:"),
      ("╭─ full screen ────────╮", "Screen, full screen:"),
      ("│ ╭─ sheet ──╮ │", "Above it, sheet:"),
      ("│ ╰──────────╯ │", nil),
      ("│ Name: [Ada___________] │", "Name: [Ada]"),
      ("│  Menu  │", "Menu"),
      ("├────────┤", nil),
      ("App", "App"),
      ("├─ Auth", "   level 2: Auth"),
      ("    ╰─ Auth", "       level 2: Auth"),
      ("│     delegate ╌╌> App (weak)", "      delegate dotted arrow to App (weak)"),
      ("  Auth.parent (a closure) ──> App", "  Auth.parent (a closure) arrow to App"),
      ("finish() → end() → finish()", "finish() to end() to finish()"),
      ("let a = b | c // --- no drawing", "let a = b | c // --- no drawing"),
      ("  set in  ", "  set in  "),
    ] as [(String, String?)]
  )
  func drawingsAreTakenOut(line: String, read: String?) {
    #expect(Plain.lines([line]) == [read].compactMap(\.self))
  }

  @Test func theDepthOfATreeIsSaid() {
    let tree = [
      "App", "├─ Main", "│  ├─ Profile", "│  ╰─ Orders", "│     ╰─ Order", "╰─ Tabs", "",
      "  Other", "  ╰─ Child",
    ]
    let levels = Plain.lines(tree).map { $0.prefix { $0 != ":" }.drop { $0 == " " } }
    #expect(
      levels == [
        "App", "level 2", "level 3", "level 3", "level 4", "level 2", "", "Other", "level 2",
      ]
    )
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
    terminal.type("tap Open\r")
    try terminal.wait(for: "Detail", atMost: .seconds(60))
    terminal.type("tree\rquit\rquit\r")
    #expect(try terminal.end() == 0)
    #expect(!terminal.written.contains(0x1B))
    let text = String(decoding: terminal.written, as: UTF8.self)
    #expect(!text.contains("│") && !text.contains("---"))
    #expect(!text.contains("`") && !text.contains("*"))
    #expect(text.contains("Screen:"))
  }

  @Test func whoTypesIsPromptedThoughTheTextGoesElsewhere() throws {
    var tutor = try RunningTutor()
    tutor.environment["TUTOR"] = BuiltProduct.url("tutor").path
    for option in ["--plain", ""] {
      let terminal = try PseudoTerminal(
        URL(filePath: "/bin/sh"),
        ["-c", "\"$TUTOR\" \(option) lesson 1 | cat"],
        environment: tutor.environment,
        in: tutor.workbook
      )
      try terminal.wait(for: "ENTER reads on: The hand-off")
      try terminal.wait(for: "lesson 1 › ")
      terminal.type("lesson 2\r")
      try terminal.wait(for: "Goodbye.")
      try terminal.wait(for: "lesson 2 › ")
      terminal.type("lesson 1\rquit\r")
      #expect(try terminal.end() == 0)
      #expect(!terminal.written.contains(0x1B))
    }
  }

  @Test func proseIsInShortLines() {
    var terminal = Terminal(columns: 200, hasColor: false, hasUnicode: true, isInteractive: true)
    terminal.isPlain = true
    let passages: [Passage] = [
      .markdown("## Head\n\n" + String(repeating: "word ", count: 60)),
      .markdown("- **Strong**, *apt* and `code`"), .line("`help` lists them."),
      .markdown("| a | b |\n| --- | --- |\n| one | two |\n"), .line("short"),
    ]
    let lines = Renderer(terminal: terminal).lines(of: passages)
    #expect(lines.allSatisfy { $0.count <= Plain.widestProse })
    #expect(lines.suffix(3) == ["a: one", "b: two", "short"])
    #expect(lines.first == "Head")
    #expect(lines.suffix(5).prefix(2) == ["- Strong, apt and code", "help lists them."])
  }
}
