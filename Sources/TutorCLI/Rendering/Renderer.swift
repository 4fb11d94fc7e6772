/// Lays passages out for one terminal.
///
/// A pure function of both: what it gives can be compared whole.
struct Renderer: Equatable, Sendable {
  var terminal: Terminal

  /// Prose wider than this is hard to read, however wide the terminal is.
  static let widestProse = 100

  /// The lines that the terminal is to show, without line ends.
  func lines(of passages: [Passage]) -> [String] {
    var lines: [[Span]] = []
    for passage in passages {
      if passage == .blank {
        if lines.last?.isEmpty == false { lines.append([]) }
      } else {
        lines += layOut(passage).map(\.withoutTrailingSpaces)
      }
    }
    guard terminal.isPlain else { return lines.map { Escape.encode($0, for: terminal) } }
    let texts = Plain.lines(lines.map { $0.map(\.text).joined() })
    return texts.map { Escape.encode([Span($0)], for: terminal) }
  }

  /// All lines as one text that ends with a line end; empty for no passages.
  func text(of passages: [Passage]) -> String {
    lines(of: passages).map { $0 + "\n" }.joined()
  }

  /// Whether what is laid out may hold more than ASCII: drawings are told from words by it.
  private var showsUnicode: Bool { terminal.hasUnicode || terminal.isPlain }

  private var proseWidth: Int {
    min(terminal.columns, terminal.isPlain ? Plain.widestProse : Self.widestProse)
  }

  private func layOut(_ passage: Passage) -> [[Span]] {
    switch passage {
    case .text(let spans, let hanging):
      paragraph(spans.map { $0.with(readable(showable($0.text))) }, hanging: hanging)
    case .verbatim(let lines, let role, let indent):
      lines.flatMap { fold($0, role: role, indent: indent) }
    case .markdown(let source):
      MarkdownLayout(
        width: proseWidth,
        fullWidth: terminal.columns,
        hasUnicode: showsUnicode,
        isMarked: !terminal.hasColor && !terminal.isPlain,
        isPlain: terminal.isPlain
      ).lines(of: Markdown.parse(source))
    case .blank:
      [[]]
    }
  }

  /// Replaced before it is laid out, since a replacement may be wider: "..." for "…".
  private func showable(_ text: String) -> String {
    showsUnicode ? text : ASCII.replacing(text)
  }

  /// Without the marks around a command, which would be read out.
  private func readable(_ text: String) -> String {
    terminal.isPlain ? text.replacing("`", with: "") : text
  }

  private func paragraph(_ spans: [Span], hanging: Int) -> [[Span]] {
    guard hanging > 0 else { return Wrapping.lines(of: spans, width: proseWidth) }
    let first = Wrapping.lines(of: spans, width: proseWidth)
    guard first.count > 1 else { return first }
    return hangingLines(spans, indent: min(hanging, proseWidth / 2))
  }

  /// Wraps all but the first word group to the narrower width, so that continuations line up.
  private func hangingLines(_ spans: [Span], indent: Int) -> [[Span]] {
    var (head, rest) = spans.divided(atColumn: indent)
    // On a narrow terminal the gap between two columns may reach further than the second begins.
    if head.last?.text.last == " " { rest = rest.withoutLeadingSpaces }
    return Wrapping.lines(of: rest, width: proseWidth - indent).enumerated().map { index, line in
      index == 0 ? head + line : [Span(String(repeating: " ", count: indent))] + line
    }
  }

  private func fold(_ line: String, role: Role, indent: Int) -> [[Span]] {
    let margin = String(repeating: " ", count: min(indent, terminal.columns / 4))
    let mark = showsUnicode ? "↳ " : ".. "
    let pieces = Folding.pieces(
      of: showable(line),
      width: terminal.columns - margin.count,
      mark: mark
    )
    return pieces.map { piece in
      piece.isEmpty ? [] : margin.isEmpty ? [Span(piece, role)] : [Span(margin), Span(piece, role)]
    }
  }
}

extension [Span] {
  /// The spans in two: what lies in the first `column` columns, and what follows.
  fileprivate func divided(atColumn column: Int) -> (head: [Span], rest: [Span]) {
    var head: [Span] = []
    var rest: [Span] = []
    for span in self {
      for character in span.text {
        let piece = span.with(String(character))
        if rest.isEmpty, head.width + piece.width <= column {
          head.append(merging: piece)
        } else {
          rest.append(merging: piece)
        }
      }
    }
    return (head, rest)
  }
}
