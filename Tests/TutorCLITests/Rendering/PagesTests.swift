import Testing
import Workbook

@testable import TutorCLI

/// Where what is longer than the terminal is cut.
struct PagesTests {
  private let text = (1...60).map { $0 % 7 == 0 ? "" : "line \($0)" }

  @Test(arguments: [1, 10, 24, 50])
  func everyPageFitsAndNothingIsLost(rows: Int) {
    let pages = Pages.cut(text, rows: rows)
    #expect(pages.count > 1)
    for page in pages { #expect(page.count <= max(rows, 10) - 3) }
    #expect(pages.joined().filter { !$0.isEmpty } == text.filter { !$0.isEmpty })
  }

  @Test func aPageEndsAtAnEmptyLineOfItsLowerHalf() {
    let pages = Pages.cut(text, rows: 24)
    #expect(pages.first?.last == "line 20")
    #expect(pages.dropFirst().first?.first == "line 22")
  }

  @Test func aSentenceStaysWithWhatItAnnounces() {
    let lines = (1...12).map { "line \($0)" } + ["", "Three things are asked:", "", "- one"]
    let pages = Pages.cut(lines + (1...9).map { "- \($0)" }, rows: 24)
    #expect(pages.map(\.count) == [12, 12])
  }

  @Test func aTranscriptIsCutBeforeACommand() {
    let visit = (1...30).map { $0 % 8 == 0 ? "    app> tap Rye" : "    | \($0) |" }
    let pages = Pages.cut(visit, rows: 24)
    #expect(pages.map(\.count) == [15, 15])
    #expect(pages.last?.first == "    app> tap Rye")
  }

  @Test func whatFitsIsOnePage() {
    #expect(Pages.cut(Array(text.prefix(21)), rows: 24).count == 1)
    #expect(Pages.cut(Array(text.prefix(22)), rows: 24).count == 2)
    #expect(Pages.cut(Array(text.prefix(22)), rows: 24, slack: 1).count == 1)
    #expect(Pages.cut([], rows: 24).isEmpty)
  }

  @Test(arguments: ["en", "uz"])
  func theShortHelpFitsOnAScreenOf24Lines(code: String) throws {
    let language = try Language(code, root: AppWorkbook.root)
    let terminal = Terminal(columns: 80, hasColor: false, hasUnicode: true, isInteractive: true)
    Language.$current.withValue(language) {
      let lines = Renderer(terminal: terminal).lines(of: HelpView.short)
      #expect(Pages.cut(lines, rows: 24).count == 1)
      for declaration in Commands.shown.prefix(20) {
        #expect(lines.contains { $0.contains(declaration.verb) }, "\(declaration.verb)")
      }
    }
  }
}
