/// Breaks a line that is too long so that what follows stands under its text, beside the trunks of
/// its tree.
enum HangingIndent {
  /// Returns the line in pieces of at most a number of columns.
  static func wrap(_ line: String, _ columns: Int) -> [String] {
    let text = String(Columns.printable(line).reversed().drop { $0 == " " }.reversed())
    guard Columns.width(of: text) > columns else { return [text] }
    let margin = String(text.prefix { " │├╰─|`-".contains($0) }.prefix(columns / 2))
    let indent = margin.count + 2
    let pieces = Columns.wrap(String(text.dropFirst(margin.count)), columns - indent)
    return pieces.enumerated().map { index, piece in
      (index == 0 ? margin : below(margin) + "  ") + piece
    }
  }

  /// What stands below a margin: its trunks go on, its branches do not.
  private static func below(_ margin: String) -> String {
    String(margin.map { "│├|".contains($0) ? ($0 == "|" ? "|" : "│") : " " })
  }
}
