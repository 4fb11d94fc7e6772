import Testing

@testable import TutorCLI

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("한글", 4), ("ｶﾅ", 2), ("Ａ", 2),
    ("🎉", 2), ("👩‍👩‍👧", 2), ("🇸🇷", 2), ("✓", 1), ("⚠️", 2), ("…", 1), ("\u{200B}", 0),
    ("›", 1), ("─", 1),
  ])
  func aTextTakesAsManyColumnsAsATerminalGivesIt(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }
}
