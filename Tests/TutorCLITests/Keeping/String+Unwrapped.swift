extension String {
  /// The words with one space between them, however they were laid out.
  var unwrapped: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
