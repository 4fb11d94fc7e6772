/// Folds lines that must keep their shape: what does not fit goes on below, behind a mark.
///
/// A line breaks at a space; a word is cut only where it is wider than a line.
enum Folding {
  /// The line in pieces of at most `width` columns; every piece after the first begins with `mark`.
  static func pieces(of line: String, width: Int, mark: String) -> [String] {
    if let narrowed = Framing.narrowed(line, to: width) { return [narrowed] }
    let room = max(width, DisplayWidth.of(mark) + 2)
    var pieces: [String] = []
    var rest = expandingTabs(line)[...]
    while true {
      let start = pieces.isEmpty ? "" : mark
      let fitting = prefix(of: rest, columns: room - DisplayWidth.of(start))
      guard fitting.endIndex < rest.endIndex else { return pieces + [start + fitting] }
      let piece = wholeWords(of: fitting, in: rest)
      pieces.append(start + piece)
      rest = rest[piece.endIndex...]
      // The space that a line breaks at shows itself by the break.
      if rest.first == " ", piece.endIndex > fitting.startIndex { rest.removeFirst() }
    }
  }

  private static func prefix(of text: Substring, columns: Int) -> Substring {
    var used = 0
    return text.prefix { character in
      used += DisplayWidth.of(character)
      return used <= columns
    }
  }

  /// What fits, up to its last space; all of it where that would be nothing but margin.
  private static func wholeWords(of fitting: Substring, in text: Substring) -> Substring {
    if text[fitting.endIndex] == " " { return fitting }
    guard let space = fitting.lastIndex(of: " "),
      fitting[..<space].contains(where: { $0.isLetter || $0.isNumber })
    else { return fitting }
    return fitting[..<space]
  }

  /// A tab reaches to the next multiple of eight columns, as on a terminal.
  private static func expandingTabs(_ line: String) -> String {
    guard line.contains("\t") else { return line }
    var result = ""
    for character in line {
      if character == "\t" {
        result += String(repeating: " ", count: 8 - DisplayWidth.of(result) % 8)
      } else {
        result.append(character)
      }
    }
    return result
  }
}
