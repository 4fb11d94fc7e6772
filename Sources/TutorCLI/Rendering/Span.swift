/// A run of text with one meaning.
struct Span: Equatable, Sendable {
  var text: String
  var role: Role
  /// The path that a click opens.
  var path: String?

  init(_ text: String, _ role: Role = .plain, opening path: String? = nil) {
    self.text = text
    self.role = role
    self.path = path
  }

  /// The same meaning for another text.
  func with(_ text: String) -> Span { Span(text, role, opening: path) }

  /// The number of columns that the text takes on a terminal.
  var width: Int { DisplayWidth.of(text) }
}

extension [Span] {
  /// The number of columns that all spans take together.
  var width: Int { reduce(0) { $0 + $1.width } }

  /// The spans without the blanks at their end, which nobody sees and a copied text would hold.
  var withoutTrailingSpaces: [Span] {
    var spans = self
    while let last = spans.last, last.text.allSatisfy({ $0 == " " }) { spans.removeLast() }
    if let last = spans.indices.last {
      while spans[last].text.last == " " { spans[last].text.removeLast() }
    }
    return spans
  }

  /// The spans without the blanks at their beginning.
  var withoutLeadingSpaces: [Span] {
    var spans = Array(drop { $0.text.allSatisfy { $0 == " " } })
    if let first = spans.first { spans[0].text = String(first.text.drop { $0 == " " }) }
    return spans
  }

  /// Appends a span, merging it with the last one where both mean the same.
  mutating func append(merging span: Span) {
    guard !span.text.isEmpty else { return }
    guard let last = indices.last, self[last].role == span.role,
      self[last].path == span.path
    else { return append(span) }
    self[last].text += span.text
  }
}
