/// Lays parsed Markdown out in lines of a given width.
struct MarkdownLayout {
  /// The width of prose.
  var width: Int
  /// The width that code and tables may take.
  var fullWidth: Int
  var hasUnicode: Bool
  /// Whether code and emphasis keep their marks, because no colour will show them.
  var isMarked: Bool
  /// Whether the text is read aloud: no rules, and tables row by row.
  var isPlain = false

  /// The lines of all blocks, one empty line between two of them.
  func lines(of blocks: [Markdown], isTight: Bool = false) -> [[Span]] {
    var lines: [[Span]] = []
    for block in blocks {
      if !lines.isEmpty, !isTight { lines.append([]) }
      lines += self.lines(of: block)
    }
    return lines
  }

  private func lines(of block: Markdown) -> [[Span]] {
    switch block {
    case .heading(let level, let inlines): heading(inlines, level: level)
    case .paragraph(let inlines): wrap(spans(of: inlines))
    case .list(let marker, let isTight, let items): list(items, marker: marker, isTight: isTight)
    case .code(_, let lines): code(lines)
    case .quote(let blocks): quote(blocks)
    case .table(let table): TableLayout(table, in: self).lines
    case .rule:
      isPlain
        ? [] : [[Span(String(repeating: hasUnicode ? "─" : "-", count: min(width, 20)), .note)]]
    }
  }

  /// The spans of inlines, in characters that the terminal can show.
  func spans(of inlines: [Markdown.Inline], _ role: Role = .plain) -> [Span] {
    inlines.spans(role, isMarked: isMarked).map { Span(showable($0.text), $0.role) }
  }

  private func showable(_ text: String) -> String {
    hasUnicode ? text : ASCII.replacing(text)
  }

  /// The same layout with less room, beside a mark.
  private func narrowed(by columns: Int) -> MarkdownLayout {
    var inner = self
    inner.width = max(width - columns, 8)
    inner.fullWidth = max(fullWidth - columns, 8)
    return inner
  }

  private func wrap(_ spans: [Span]) -> [[Span]] { Wrapping.lines(of: spans, width: width) }

  /// The first two levels are underlined, so that they stand out without colour too.
  private func heading(_ inlines: [Markdown.Inline], level: Int) -> [[Span]] {
    let lines = wrap(spans(of: inlines, .title))
    guard level <= 2, !isPlain else { return lines }
    let line = level == 1 ? (hasUnicode ? "═" : "=") : (hasUnicode ? "─" : "-")
    return lines + [[Span(String(repeating: line, count: lines.map(\.width).max() ?? 0), .note)]]
  }

  private func code(_ lines: [String]) -> [[Span]] {
    let margin = "    "
    return lines.flatMap { line -> [[Span]] in
      if line.isEmpty { return [[]] }
      let mark = hasUnicode ? "↳ " : ".. "
      let pieces = Folding.pieces(of: showable(line), width: fullWidth - margin.count, mark: mark)
      return pieces.map { [Span(margin), Span($0, .code)] }
    }
  }

  private func list(
    _ items: [[Markdown]],
    marker: Markdown.ListMarker,
    isTight: Bool
  ) -> [[Span]] {
    var lines: [[Span]] = []
    for (index, item) in items.enumerated() {
      if !lines.isEmpty, !isTight { lines.append([]) }
      let mark = mark(marker, at: index, of: items.count)
      lines += self.item(item, mark: mark, isTight: isTight)
    }
    return lines
  }

  /// Numbers are right-aligned, so that the texts of all items begin in one column.
  private func mark(_ marker: Markdown.ListMarker, at index: Int, of count: Int) -> String {
    switch marker {
    case .bullet:
      return isPlain ? "- " : hasUnicode ? "• " : "* "
    case .numbers(let first):
      let number = "\(first + index). "
      let widest = "\(first + count - 1). ".count
      return String(repeating: " ", count: widest - number.count) + number
    }
  }

  /// Blocks beside a mark, which stands before the first line alone.
  private func item(_ blocks: [Markdown], mark: String, isTight: Bool) -> [[Span]] {
    let margin = Span(String(repeating: " ", count: DisplayWidth.of(mark)))
    let lines = narrowed(by: margin.width).lines(of: blocks, isTight: isTight)
    return lines.enumerated().map { index, line in
      index == 0 ? [Span(mark)] + line : line.isEmpty ? [] : [margin] + line
    }
  }

  /// Blocks beside a line that runs down all of them.
  private func quote(_ blocks: [Markdown]) -> [[Span]] {
    let mark = Span(hasUnicode ? "│ " : "| ", .note)
    return narrowed(by: mark.width).lines(of: blocks).map { [mark] + $0 }
  }
}
