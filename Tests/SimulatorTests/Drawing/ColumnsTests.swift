import Testing

@testable import Simulator

struct ColumnsTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("Zürich", 6), ("e\u{301}", 1), ("日本語", 6), ("👩‍👩‍👧", 2), ("🇷🇸", 2),
    ("✔️", 2), ("한글", 4), ("—", 1),
  ])
  func countsWhatATerminalGives(text: String, columns: Int) {
    #expect(Columns.width(of: text) == columns)
  }

  @Test func cutsBetweenCharactersAndSaysSo() {
    #expect(Columns.cut("Navigation", 6, ellipsis: "…") == "Navig…")
    #expect(Columns.cut("日本語", 4, ellipsis: "…") == "日…")
    #expect(Columns.fit("日本語", 4, ellipsis: "…") == "日… ")
  }

  @Test func wrapsBetweenWords() {
    #expect(Columns.wrap("one two three", 7) == ["one two", "three"])
    #expect(Columns.wrap("unbreakable", 4) == ["unbr", "eaka", "ble"])
    #expect(Columns.wrap("a\n\nb", 4) == ["a", "", "b"])
  }
}
