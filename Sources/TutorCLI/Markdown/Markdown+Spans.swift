extension [Markdown.Inline] {
  /// The spans that the inlines become; those of no meaning of their own get `role`.
  func spans(_ role: Role = .plain) -> [Span] {
    reduce(into: []) { spans, inline in
      for span in inline.spans(role) { spans.append(merging: span) }
    }
  }
}

extension Markdown.Inline {
  fileprivate func spans(_ role: Role) -> [Span] {
    switch self {
    case .text(let text): [Span(text, role)]
    case .code(let text): [Span(text, .code)]
    case .emphasis(let inlines): inlines.spans(.emphasis)
    case .strong(let inlines): inlines.spans(.strong)
    case .link(let inlines, let address): Self.link(inlines.spans(.link), to: address, role)
    case .image(let inlines, let address): Self.link(inlines.spans(.emphasis), to: address, role)
    case .softBreak: [Span(" ", role)]
    case .lineBreak: [Span("\n", role)]
    }
  }

  /// A terminal cannot be clicked everywhere, so the address follows, unless it is the text itself.
  private static func link(_ text: [Span], to address: String, _ role: Role) -> [Span] {
    let shown = text.map(\.text).joined()
    if address.isEmpty || shown == address || "mailto:\(shown)" == address { return text }
    return text + [Span(" (", role), Span(address, .link), Span(")", role)]
  }
}
