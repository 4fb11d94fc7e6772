/// Narrows the lines of a drawn frame, so that a picture keeps its shape on a narrow terminal.
enum Framing {
  private static let left: Set<Character> = ["│", "╭", "├", "╰", "|", "+"]
  private static let right: Set<Character> = ["│", "╮", "┤", "╯", "|", "+"]
  private static let fillings: Set<Character> = [" ", "─", "_", "-"]

  /// The line with its longest filling shortened.
  ///
  /// Nil for what is no frame's line, or has too little filling. All lines of a frame are equally wide,
  /// so all lose the same.
  static func narrowed(_ line: String, to width: Int) -> String? {
    let excess = DisplayWidth.of(line) - width
    guard excess > 0, let last = line.last, right.contains(last),
      let first = line.first(where: { $0 != " " }), left.contains(first)
    else { return nil }
    let characters = Array(line)
    let filling = longestFilling(in: characters)
    guard filling.count > excess else { return nil }
    return String(characters[..<filling.lowerBound] + characters[(filling.lowerBound + excess)...])
  }

  /// The longest run of one filling character.
  private static func longestFilling(in characters: [Character]) -> Range<Int> {
    var longest = 0..<0
    var start = 0
    for index in characters.indices {
      if characters[index] != characters[start] { start = index }
      if fillings.contains(characters[index]), index + 1 - start > longest.count {
        longest = start..<(index + 1)
      }
    }
    return longest
  }
}
