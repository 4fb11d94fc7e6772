/// Lays a table out in columns, or row by row where the columns would be too narrow.
struct TableLayout {
  private let head: [[Span]]
  private let rows: [[[Span]]]
  private let alignments: [Markdown.Alignment]
  private let layout: MarkdownLayout

  /// A column narrower than this is not worth having, unless its content is.
  private static let narrowestColumn = 8
  private static let gap = 2

  init(_ table: Markdown.Table, in layout: MarkdownLayout) {
    self.layout = layout
    alignments = table.alignments
    head = table.head.map { layout.spans(of: $0, .strong) }
    rows = table.rows.map { row in row.map { layout.spans(of: $0) } }
  }

  var lines: [[Span]] {
    guard !layout.isPlain, let widths else { return stacked }
    let rule = layout.hasUnicode ? "─" : "-"
    let line = widths.map { String(repeating: rule, count: $0) }
      .joined(separator: String(repeating: " ", count: Self.gap))
    return self.lines(of: head, widths) + [[Span(line, .note)]]
      + rows.flatMap { self.lines(of: $0, widths) }
  }

  /// The columns' widths, the widest given up first; nil where the table cannot fit.
  private var widths: [Int]? {
    var widths = head.indices.map { column in
      ([head] + rows).map { $0.indices.contains(column) ? $0[column].width : 0 }.max() ?? 0
    }
    let available = layout.fullWidth - Self.gap * max(widths.count - 1, 0)
    while widths.reduce(0, +) > available {
      guard let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
        widths[widest] > Self.narrowestColumn
      else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  private func lines(of row: [[Span]], _ widths: [Int]) -> [[Span]] {
    let cells = widths.indices.map { column in
      Wrapping.lines(of: row.indices.contains(column) ? row[column] : [], width: widths[column])
    }
    let height = cells.map(\.count).max() ?? 0
    return (0..<height).map { index in
      widths.indices.reduce(into: []) { line, column in
        let cell = cells[column].indices.contains(index) ? cells[column][index] : []
        let isLast = column == widths.count - 1
        line += pad(cell, to: widths[column], alignments[column], isLast: isLast)
      }
    }
  }

  private func pad(
    _ cell: [Span],
    to width: Int,
    _ alignment: Markdown.Alignment,
    isLast: Bool
  ) -> [Span] {
    let room = max(width - cell.width, 0)
    let before =
      switch alignment {
      case .leading: 0
      case .center: room / 2
      case .trailing: room
      }
    let after = isLast ? 0 : room - before + Self.gap
    return [(before, []), (after, cell)].reduce(into: []) { line, part in
      line += part.1
      if part.0 > 0 { line.append(Span(String(repeating: " ", count: part.0))) }
    }
  }

  /// Row by row: each cell behind its column's name.
  private var stacked: [[Span]] {
    rows.enumerated().flatMap { index, row -> [[Span]] in
      let cells = zip(head, row).flatMap { name, cell in
        Wrapping.lines(of: name + [Span(": ")] + cell, width: layout.fullWidth)
      }
      return index == 0 ? cells : [[]] + cells
    }
  }
}
