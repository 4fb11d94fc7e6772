import Workbook

/// Takes the drawing out of lines, so that a screen reader reads words and nothing else.
struct Plain {
  /// Prose wider than this is tiresome to listen to line by line.
  static let widestProse = 60

  /// The column in which the tree that is being read has its first branches.
  private var branches: Int?

  /// The lines without frames, rules and branches; what these show is said in words.
  static func lines(_ lines: [String]) -> [String] {
    var plain = Plain()
    return lines.compactMap { plain.line($0) }
  }

  /// The line; nil where it was a rule or a frame's lower edge.
  private mutating func line(_ line: String) -> String? {
    let line = Self.withArrowsInWords(line)
    let margin = line.prefix { $0 == " " || Self.isDrawing($0) }
    guard line.contains(where: Self.isDrawing) else {
      if let branches, margin.count <= branches { self.branches = nil }
      return line
    }
    if Self.isUpperEdge(line) { return Self.nameOfScreen(line) }
    let words = line.map { Self.isDrawing($0) ? " " : String($0) }.joined()
    guard let last = words.lastIndex(where: { $0 != " " }) else { return nil }
    let text = String(words[...last])
    if Self.isFramed(line) { return Self.content(of: line, text) }
    return level(of: margin).map { "\(margin.count.spaces)\($0) \(text.trimmed)" }
      ?? Self.withoutGaps(text)
  }

  /// How deep a branch of a tree stands; nil for what is none.
  private mutating func level(of margin: Substring) -> String? {
    guard margin.hasSuffix("─ "), let branch = margin.lastIndex(where: { "├╰└".contains($0) })
    else { return nil }
    let column = margin.distance(from: margin.startIndex, to: branch)
    let first = branches ?? column
    branches = first
    return Message.plainLevel(["level": 2 + max(0, column - first) / Self.widthOfBranch])
  }

  private static let widthOfBranch = 3

  private static func withArrowsInWords(_ line: String) -> String {
    guard line.contains(">") || line.contains("→") else { return line }
    return line.replacing("╌╌>", with: Message.plainWeakArrow())
      .replacing("──>", with: Message.plainArrow()).replacing("→", with: Message.plainTo())
  }

  private static func isFramed(_ line: String) -> Bool {
    line.first { $0 != " " } == "│" && line.last { $0 != " " } == "│"
  }

  private static func isUpperEdge(_ line: String) -> Bool {
    line.first { $0 != " " } == "╭" && line.last { $0 != " " } == "╮"
  }

  /// A screen begins; its edge says what kind it is, if it is no window's.
  private static func nameOfScreen(_ edge: String) -> String {
    let kind = String(edge.filter { !isDrawing($0) }).trimmed
    return kind.isEmpty ? Message.plainScreen() : Message.plainScreenOf(["kind": kind])
  }

  /// What stands between the sides of a frame: blanks only centre there, and lines only fill.
  private static func content(of line: String, _ text: String) -> String {
    if line.contains("╭"), line.contains("╮") {
      return Message.plainLayer(["kind": text.trimmed])
    }
    return text.trimmed.replacing(/_+\]/, with: "]")
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

extension String {
  /// The text without the blanks around it.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}

extension Int {
  /// So many blanks.
  fileprivate var spaces: String { String(repeating: " ", count: self) }
}
