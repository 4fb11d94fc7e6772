/// Counts and cuts text in the columns that a terminal gives it.
enum Columns {
  /// Returns the number of columns that a text takes.
  static func width(of text: String) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  /// Returns the number of columns that a character takes: two for East Asian wide ones and emoji,
  /// none for what only marks its neighbour.
  static func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    // U+FE0F asks for the coloured, wide form of a sign that is narrow by itself.
    let isColoured = character.unicodeScalars.contains { $0.value == 0xFE0F }
    if isColoured || first.properties.isEmojiPresentation { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return isWide(first.value) ? 2 : 1
    }
  }

  /// Returns a text with spaces in place of line ends, tabs and what else steers a terminal.
  static func printable(_ text: String) -> String {
    let steers = { (character: Character) in
      character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    return text.contains(where: steers) ? String(text.map { steers($0) ? " " : $0 }) : text
  }

  /// Returns a text of exactly a number of columns: filled with spaces, or cut.
  static func fit(_ text: String, _ columns: Int, ellipsis: String) -> String {
    let cut = cut(printable(text), columns, ellipsis: ellipsis)
    return cut + spaces(columns - width(of: cut))
  }

  /// Returns a text of at most a number of columns, with a mark where it was cut.
  static func cut(_ text: String, _ columns: Int, ellipsis: String) -> String {
    guard width(of: text) > columns else { return text }
    let mark = width(of: ellipsis) <= columns ? ellipsis : ""
    var room = columns - width(of: mark)
    let kept = text.prefix { character in
      room -= width(of: character)
      return room >= 0
    }
    return kept + mark
  }

  /// Returns lines of at most a number of columns, broken between words where that is possible.
  static func wrap(_ text: String, _ columns: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines = [""]
      for word in paragraph.split(separator: " ").flatMap({ pieces(of: $0, columns) }) {
        let line = lines[lines.count - 1]
        let longer = line.isEmpty ? word : line + " " + word
        if width(of: longer) <= columns {
          lines[lines.count - 1] = longer
        } else {
          lines.append(word)
        }
      }
      return lines
    }
  }

  /// Returns a number as it is written: `3`, `0.25`.
  static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() && abs(hundredths) < 1e15
      ? "\(Int(hundredths))" : "\(hundredths)"
  }

  /// Returns a number of spaces; none for a number below zero.
  static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  /// Returns a word in pieces that fit into a line of their own.
  private static func pieces(of word: Substring, _ columns: Int) -> [String] {
    var pieces = [""]
    for character in word {
      let piece = pieces[pieces.count - 1]
      if width(of: piece) + width(of: character) > columns, !piece.isEmpty { pieces.append("") }
      pieces[pieces.count - 1].append(character)
    }
    return pieces
  }

  /// The blocks that Unicode calls wide or full-width.
  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x20000...0x3FFFD,
  ]

  private static func isWide(_ value: UInt32) -> Bool {
    value >= 0x1100 && wideBlocks.contains { $0.contains(value) }
  }
}
