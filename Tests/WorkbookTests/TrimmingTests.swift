import Testing

@testable import Workbook

struct TrimmingTests {
  @Test(
    arguments: [
      ("  two words ", "two words"), ("word", "word"), ("\n\nCafé\r\n", "Café"), (" ", ""),
      ("", ""),
    ]
  )
  func theEdgesGoAndTheInsideStays(text: String, trimmed: String) {
    #expect(text.trimming(\.isWhitespace) == trimmed)
  }
}
