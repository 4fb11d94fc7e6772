/// A word of a command, or several in quotation marks.
struct Word: Equatable {
  var text: String
  var isQuoted: Bool

  /// Returns whether this is a word of the command's own, whatever its case.
  func isPlain(_ text: String) -> Bool {
    !isQuoted && self.text.lowercased() == text
  }

  /// Splits a line at its spaces, those in quotation marks apart.
  ///
  /// Curly quotation marks count too.
  static func split(_ line: String) throws(CommandError) -> [Word] {
    var words: [Word] = []
    var current: Word?
    var isInQuotes = false
    for character in line {
      switch character {
      case "\"", "“", "”":
        isInQuotes.toggle()
        current = Word(text: current?.text ?? "", isQuoted: true)
      case _ where character.isWhitespace && !isInQuotes:
        if let word = current { words.append(word) }
        current = nil
      default:
        current = Word(
          text: (current?.text ?? "") + "\(character)",
          isQuoted: current?.isQuoted ?? false
        )
      }
    }
    guard !isInQuotes else { throw .unclosedQuote }
    return words + [current].compactMap(\.self)
  }
}
