import Workbook

/// Cuts what is to be read into pieces that fit on the terminal, so that nothing scrolls past unread.
struct Screenful: Sendable {
  let terminal: Terminal
  let lesson: Lesson

  /// The heading of a section, what ENTER does, and the prompt take lines too.
  private static let taken = 7
  /// On a lower terminal than this, pieces would be of a sentence.
  private static let fewestRows = 10

  /// The pieces; one where nobody reads at a terminal.
  ///
  /// A block that is higher than the terminal stays whole.
  func pieces(of blocks: [Block]) -> [[Block]] {
    guard let rows = terminal.rows else { return [blocks] }
    let room = max(rows, Self.fewestRows) - Self.taken
    var pieces: [[Block]] = [[]]
    var used = 0
    for block in blocks.flatMap(paragraphs) {
      let height = height(of: block)
      if used > 0, used + height > room {
        pieces.append([])
        used = 0
      }
      pieces[pieces.count - 1].append(block)
      used += height
    }
    return pieces
  }

  private func height(of block: Block) -> Int {
    Renderer(terminal: terminal).lines(of: ReadingView.passages(of: block, in: lesson)).count
  }

  /// Prose may be cut between two paragraphs, but not within a list, a table or a quotation.
  private func paragraphs(of block: Block) -> [Block] {
    guard case .prose(let text) = block else { return [block] }
    var parts: [String] = []
    for part in text.split(separator: "\n\n").map(String.init) {
      if Self.isParagraph(part), !parts.isEmpty, Self.isParagraph(parts[parts.count - 1]) {
        parts.append(part)
      } else if let last = parts.indices.last, !Self.isParagraph(part) {
        parts[last] += "\n\n" + part
      } else {
        parts.append(part)
      }
    }
    return parts.map(Block.prose)
  }

  private static func isParagraph(_ text: String) -> Bool {
    guard let first = text.first else { return false }
    return first.isLetter || first == "`" || text.hasPrefix("**")
  }
}
