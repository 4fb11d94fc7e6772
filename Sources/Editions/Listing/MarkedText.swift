/// Leaves out of a text what stands between two marks, each a comment in a line of its own.
enum MarkedText {
  /// What the line before the part that students do not get holds.
  static let beginning = "Left out of a student's edition:"
  /// What the line behind it holds.
  static let end = "Left out so far."

  /// Returns the text without those parts and their marks.
  /// - Throws: ``EditionError/unevenMarks(path:line:)``, where one mark is without the other.
  static func shortened(_ text: String, path: String) throws(EditionError) -> String {
    try kept(text, path: path).map(\.text).joined(separator: "\n")
  }

  /// Returns the lines that stay, each with its number, from 1.
  /// - Throws: ``EditionError/unevenMarks(path:line:)``, where one mark is without the other.
  static func kept(
    _ text: String,
    path: String
  ) throws(EditionError) -> [(number: Int, text: Substring)] {
    var kept: [(number: Int, text: Substring)] = []
    var beginning: Int?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = comment(line)
      if words == Self.beginning || words == Self.end {
        let begins = words == Self.beginning
        guard begins == (beginning == nil) else {
          throw .unevenMarks(path: path, line: index + 1)
        }
        beginning = begins ? index + 1 : nil
      } else if beginning == nil {
        kept.append((index + 1, line))
      }
    }
    if let beginning { throw .unevenMarks(path: path, line: beginning) }
    return kept
  }

  /// What a line says that is a comment and nothing else, in Swift or in Markdown.
  private static func comment(_ line: Substring) -> Substring {
    line.wholeMatch(of: /\s*(?:\/\/|<!--) *(.+?) *(?:-->)?/)?.1 ?? ""
  }
}
