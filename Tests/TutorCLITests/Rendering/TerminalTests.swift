import Testing

@testable import TutorCLI

struct TerminalTests {
  /// What is found, and what the terminal is then taken for.
  struct Row: CustomTestStringConvertible, Sendable {
    var environment: [String: String]
    var input = true
    var output = true
    var columns: Int?
    var terminal: Terminal
    var testDescription: String { "\(environment.sorted { $0.key < $1.key }) \(input) \(output)" }
  }

  private static let good = ["TERM": "xterm", "LANG": "en_US.UTF-8"]

  private static func with(_ more: [String: String]) -> [String: String] {
    good.merging(more) { _, new in new }
  }

  private static func terminal(
    _ columns: Int = 80,
    color: Bool = true,
    unicode: Bool = true,
    interactive: Bool = true,
    typed: Bool? = nil
  ) -> Terminal {
    var terminal = Terminal(
      columns: columns,
      hasColor: color,
      hasUnicode: unicode,
      isInteractive: interactive
    )
    terminal.isTyped = typed ?? interactive
    return terminal
  }

  @Test(arguments: [
    Row(environment: good, columns: 120, terminal: terminal(120)),
    Row(environment: with(["COLUMNS": "33"]), terminal: terminal(33)),
    Row(environment: with(["COLUMNS": "no"]), terminal: terminal(80)),
    Row(environment: good, columns: 3, terminal: terminal(20)),
    Row(environment: with(["NO_COLOR": "1"]), terminal: terminal(color: false)),
    Row(environment: with(["NO_COLOR": ""]), terminal: terminal()),
    Row(environment: with(["TERM": "dumb"]), terminal: terminal(color: false)),
    Row(environment: ["LANG": "C.UTF-8"], terminal: terminal(color: false)),
    Row(environment: with(["LC_ALL": "C"]), terminal: terminal(unicode: false)),
    Row(
      environment: with(["LC_ALL": "", "LC_CTYPE": "C.utf8", "LANG": "C"]),
      terminal: terminal()
    ),
    Row(environment: with(["LANG": "sr_RS.UTF-8@latin"]), terminal: terminal()),
    Row(environment: ["TERM": "xterm"], terminal: terminal(unicode: false)),
    Row(environment: good, input: false, terminal: terminal(interactive: false)),
    Row(
      environment: good,
      output: false,
      terminal: terminal(color: false, interactive: false, typed: true)
    ),
  ])
  func theTerminalIsTakenForWhatItIs(row: Row) {
    let found = Terminal(
      environment: row.environment,
      inputIsTerminal: row.input,
      outputIsTerminal: row.output,
      reportedColumns: row.columns
    )
    #expect(found == row.terminal)
  }
}
