/// Splits a line typed at the prompt into words, as a shell would: quotes keep spaces together.
enum Words {
  /// The words of the line.
  ///
  /// A quote that is never closed reaches to the end of the line.
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if character == quote {
        quote = nil
      } else if quote == nil, closing[character] != nil {
        quote = closing[character]
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let ended = word { words.append(ended) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  private static let closing: [Character: Character] = ["\"": "\"", "'": "'", "“": "”"]
}
