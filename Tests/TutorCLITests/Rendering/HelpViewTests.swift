import Testing
import Workbook

@testable import TutorCLI

struct HelpViewTests {
  @Test func everySummaryBeginsInTheSameColumn() throws {
    let terminal = Terminal(columns: 100, hasColor: false, hasUnicode: true, isInteractive: true)
    let lines = Renderer(terminal: terminal).lines(of: HelpView.overview)
    for declaration in Commands.shown {
      let summary = HelpView.summary(declaration)
      let line = try #require(lines.first { $0.hasSuffix(" " + summary) }, "\(declaration.verb)")
      #expect(line.count - summary.count == 38, "\(declaration.verb)")
    }
  }

  @Test func aNarrowTerminalKeepsTwoColumns() {
    let terminal = Terminal(columns: 40, hasColor: false, hasUnicode: true, isInteractive: true)
    let text = Renderer(terminal: terminal).text(of: HelpView.overview)
    #expect(text.contains("  next              go on to the next\n                    section or"))
    #expect(text.contains("    LANG] [--record] [--mutants]\n"))
    #expect(text.contains("\n                    for authors: prove\n"))
  }

  private static let statuses: [Workbook::Message] = [
    .statusDone, .statusChecksFailed, .statusWrongUsage, .statusNotFound, .statusFailed,
    .statusSignalled,
  ]

  @Test(arguments: statuses)
  func everyStatusIsTold(status: Workbook::Message) {
    let terminal = Terminal(columns: 200, hasColor: false, hasUnicode: true, isInteractive: true)
    let lines = Renderer(terminal: terminal).lines(of: HelpView.overview)
    #expect(lines.contains { $0.hasSuffix("  \(status.english)") })
  }
}
