extension [Markdown.Inline] {
  /// The spans that the inlines become; those of no meaning of their own get `role`.
  ///
  /// - Parameters:
  ///   - role: The meaning of the text around.
  ///   - isMarked: Whether code and emphasis keep their marks, because no colour will show them.
  /// - Returns: The spans, neighbours of one meaning joined.
  func spans(_ role: Role = .plain, isMarked: Bool) -> [Span] {
    reduce(into: []) { spans, inline in
      for span in inline.spans(role, isMarked: isMarked) { spans.append(merging: span) }
    }
  }
}

extension Markdown.Inline {
  fileprivate func spans(_ role: Role, isMarked: Bool) -> [Span] {
    switch self {
    case .text(let text): [Span(text, role)]
    case .code(let text): [Span(isMarked ? "`\(text)`" : text, .code)]
    case .emphasis(let inlines): emphasis(inlines, .emphasis, "*", isMarked: isMarked)
    case .strong(let inlines): emphasis(inlines, .strong, "**", isMarked: isMarked)
    case .link(let inlines, let address): link(inlines, to: address, role, isMarked: isMarked)
    case .image(let inlines, let address): link(inlines, to: address, role, isMarked: isMarked)
    case .softBreak: [Span(" ", role)]
    case .lineBreak: [Span("\n", role)]
    }
  }

  private func emphasis(
    _ inlines: [Markdown.Inline],
    _ role: Role,
    _ mark: String,
    isMarked: Bool
  ) -> [Span] {
    let spans = inlines.spans(role, isMarked: isMarked)
    return isMarked ? [Span(mark, role)] + spans + [Span(mark, role)] : spans
  }

  /// A terminal cannot be clicked everywhere, so the address follows, unless it is the text itself.
  private func link(
    _ inlines: [Markdown.Inline],
    to address: String,
    _ role: Role,
    isMarked: Bool
  ) -> [Span] {
    let text = inlines.spans(.link, isMarked: isMarked)
    let shown = text.map(\.text).joined()
    if address.isEmpty || shown == address || "mailto:\(shown)" == address { return text }
    return text + [Span(" (", role), Span(address, .link), Span(")", role)]
  }
}
