import Testing

/// A place in a text, as the protocol of language servers counts: lines and columns from 0.
struct Place {
  private let line: Int
  private let column: Int

  /// The place behind the last of those words in the text.
  init(behind words: String, in text: String) throws {
    let range = try #require(text.ranges(of: words).last)
    let before = text[..<range.upperBound]
    line = before.count { $0 == "\n" }
    column = before.reversed().prefix { $0 != "\n" }.count
  }

  /// The place as it stands in a message.
  var fields: [String: Int] { ["line": line, "character": column] }
}
