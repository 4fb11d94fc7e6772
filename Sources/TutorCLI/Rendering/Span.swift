/// A run of text with one meaning.
struct Span: Equatable, Sendable {
  var text: String
  var role: Role

  init(_ text: String, _ role: Role = .plain) {
    self.text = text
    self.role = role
  }

  /// The number of columns that the text takes on a terminal.
  var width: Int { DisplayWidth.of(text) }
}

extension [Span] {
  /// The number of columns that all spans take together.
  var width: Int { reduce(0) { $0 + $1.width } }

  /// Appends a span, merging it with the last one where both mean the same.
  mutating func append(merging span: Span) {
    guard !span.text.isEmpty else { return }
    guard let last = indices.last, self[last].role == span.role else { return append(span) }
    self[last].text += span.text
  }
}
