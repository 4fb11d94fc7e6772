/// Takes the drawing out of lines, so that a screen reader reads words and nothing else.
enum Plain {
  /// Prose wider than this is tiresome to listen to line by line.
  static let widestProse = 60

  /// The lines without frames, rules and branches; what stood deeper in a tree is still set in.
  static func lines(_ lines: [String]) -> [String] { lines.compactMap(line) }

  /// The line; nil where it was a frame's edge or a rule.
  private static func line(_ line: String) -> String? {
    guard line.contains(where: isDrawing) else { return line }
    let words = line.map { isDrawing($0) ? " " : String($0) }.joined()
    guard let last = words.lastIndex(where: { $0 != " " }) else { return nil }
    let text = words[...last]
    // Between the sides of a frame, blanks only centre.
    return isFramed(line) ? String(text.drop { $0 == " " }) : withoutGaps(String(text))
  }

  private static func isFramed(_ line: String) -> Bool {
    line.first { $0 != " " } == "│" && line.last { $0 != " " } == "│"
  }

  /// `delegate     > App` is `delegate > App`; the blanks before the first word show the depth.
  private static func withoutGaps(_ text: String) -> String {
    let margin = text.prefix { $0 == " " }
    return margin + text.split(separator: " ").joined(separator: " ")
  }

  /// A line, a corner or a block of a drawing.
  private static func isDrawing(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { (0x2500...0x259F).contains($0.value) }
  }
}
