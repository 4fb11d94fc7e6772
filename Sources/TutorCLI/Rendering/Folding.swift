/// Folds lines that must keep their shape: what does not fit goes on below, behind a mark.
enum Folding {
  /// The line in pieces of at most `width` columns; every piece after the first begins with `mark`.
  static func pieces(of line: String, width: Int, mark: String) -> [String] {
    if let narrowed = Framing.narrowed(line, to: width) { return [narrowed] }
    var pieces: [String] = []
    var piece = ""
    var used = 0
    for character in expandingTabs(line) {
      let columns = DisplayWidth.of(character)
      if used + columns > max(width, DisplayWidth.of(mark) + 2) {
        pieces.append(piece)
        piece = mark
        used = DisplayWidth.of(mark)
      }
      piece.append(character)
      used += columns
    }
    return pieces + [piece]
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
