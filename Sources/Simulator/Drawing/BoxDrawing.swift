/// Draws lines into a box.
struct BoxDrawing {
  private let width: Int
  private let glyphs: Glyphs

  /// A box of a number of columns, its edges included.
  init(width: Int, glyphs: Glyphs) {
    self.width = width
    self.glyphs = glyphs
  }

  /// The columns within the edges and the space beside them.
  var inner: Int { width - 4 }

  /// Returns the box around sections with a rule between them.
  ///
  /// An empty section is left out.
  func lines(caption: String?, _ sections: [[String]]) -> [String] {
    let filled = sections.filter { !$0.isEmpty }
    let rule = glyphs.teeRight + edge(nil) + glyphs.teeLeft
    let body = filled.map { $0.map(line) }.joined(separator: [rule])
    return [glyphs.topLeft + edge(caption) + glyphs.topRight]
      + body + [glyphs.bottomLeft + edge(nil) + glyphs.bottomRight]
  }

  private func line(_ text: String) -> String {
    let content = Columns.fit(text, inner, ellipsis: glyphs.ellipsis)
    return "\(glyphs.vertical) \(content) \(glyphs.vertical)"
  }

  private func edge(_ caption: String?) -> String {
    let start = caption.map { "\(glyphs.horizontal) \($0) " } ?? ""
    return start + String(repeating: glyphs.horizontal, count: max(0, width - 2 - start.count))
  }
}
