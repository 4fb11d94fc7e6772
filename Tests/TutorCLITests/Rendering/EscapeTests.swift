import Grader
import Testing

@testable import TutorCLI

struct EscapeTests {
  private let plain = Terminal(
    columns: 80,
    hasColor: false,
    hasUnicode: false,
    isInteractive: false
  )
  private let rich = Terminal(columns: 80, hasColor: true, hasUnicode: true, isInteractive: true)

  @Test(arguments: Role.allCases)
  func aRoleChangesNoTextAndEndsWhatItBegins(role: Role) {
    let sent = Escape.encode([Span("text", role)], for: rich)
    #expect(role == .plain ? sent == "text" : sent.hasSuffix("text\u{1B}[0m"))
    #expect(Escape.encode([Span("text", role)], for: plain) == "text")
  }

  @Test func thePromptTellsReadlineWhatTakesNoRoom() {
    #expect(Escape.prompt("app › ", for: rich) == "\u{1}\u{1B}[1;36m\u{2}app › \u{1}\u{1B}[0m\u{2}")
    #expect(Escape.prompt("app › ", for: plain) == "app > ")
  }

  @Test(arguments: [
    ("plain", "plain"), ("\u{1B}[2Jgone", "\\u{1B}[2Jgone"), ("bell\u{7}", "bell\\u{7}"),
    ("back\u{8}", "back\\u{8}"), ("a\tb", "a\tb"), ("\u{9B}2J", "\\u{9B}2J"),
  ])
  func whatOthersPrintCannotSteerTheTerminal(text: String, shown: String) {
    #expect(text.harmless == shown)
  }

  @Test(arguments: [
    ("“so” – or — …", "\"so\" - or -- ..."), ("Überprüfung", "Uberprufung"), ("┌─┐", "+-+"),
    ("a › b → c", "a > b -> c"), ("漢", "??"), ("✓ ✗", "+ x"),
  ])
  func asciiReadsAlike(text: String, shown: String) {
    #expect(ASCII.replacing(text) == shown)
  }
}
