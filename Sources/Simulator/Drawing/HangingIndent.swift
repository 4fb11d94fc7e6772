/// Breaks a line that is too long so that what follows stands under its text, beside the trunks of
/// its tree.
enum HangingIndent {
  /// Returns the line in pieces of at most a number of columns.
  static func wrap(_ line: String, _ columns: Int) -> [String] {
    let text = String(Columns.printable(line).reversed().drop { $0 == " " }.reversed())
    guard Columns.width(of: text) > columns else { return [text] }
    let margin = String(text.prefix { " │├╰─|`-".contains($0) }.prefix(columns / 2))
    let indent = margin.count + 2
    let (content, mark) = parted(String(text.dropFirst(margin.count)))
    var pieces = Columns.wrap(content, columns - indent)
    if let mark {
      let last = pieces[pieces.count - 1] + mark
      let fits = Columns.width(of: last) <= columns - indent
      pieces = fits ? pieces.dropLast() + [last] : pieces + [String(mark.drop { $0 == " " })]
    }
    return pieces.enumerated().map { index, piece in
      (index == 0 ? margin : below(margin) + "  ") + piece
    }
  }

  /// Returns a line without the mark at its end, and the mark, which is never broken.
  private static func parted(_ text: String) -> (content: String, mark: String?) {
    guard text.hasSuffix(")"), let start = text.ranges(of: "   (").last?.lowerBound else {
      return (text, nil)
    }
    return (String(text[..<start]), String(text[start...]))
  }

  /// What stands below a margin: its trunks go on, its branches do not.
  private static func below(_ margin: String) -> String {
    String(margin.map { "│├|".contains($0) ? ($0 == "|" ? "|" : "│") : " " })
  }
}
