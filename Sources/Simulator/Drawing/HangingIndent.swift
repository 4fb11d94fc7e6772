/// Breaks a line that is too long so that what follows stands under its text, not under its
/// branches.
enum HangingIndent {
  /// Returns the line in pieces of at most a number of columns.
  static func wrap(_ line: String, _ columns: Int) -> [String] {
    let trimmed = line.reversed().drop { $0 == " " }.reversed()
    let text = String(trimmed)
    guard Columns.width(of: text) > columns else { return [text] }
    let margin = text.prefix { !$0.isLetter && !$0.isNumber && $0 != "\"" && $0 != "(" }
    let indent = min(Columns.width(of: String(margin)), columns / 2)
    let pieces = Columns.wrap(String(text.dropFirst(margin.count)), columns - indent - 2)
    return pieces.enumerated().map { index, piece in
      index == 0 ? margin + piece : Columns.spaces(indent + 2) + piece
    }
  }
}
