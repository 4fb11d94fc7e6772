/// Splits a line typed at the prompt into words, as a shell would: quotes keep spaces together.
enum Words {
  /// The words of the line.
  ///
  /// A quote that is never closed reaches to the end of the line.
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isInWord = false
    var quote: Character?
    for character in line {
      if character == quote {
        quote = nil
      } else if quote == nil, closing[character] != nil {
        quote = closing[character]
        isInWord = true
      } else if quote == nil, character.isWhitespace {
        if isInWord { words.append(word) }
        (word, isInWord) = ("", false)
      } else {
        word.append(character)
        isInWord = true
      }
    }
    return isInWord ? words + [word] : words
  }

  private static let closing: [Character: Character] = ["\"": "\"", "'": "'", "“": "”"]
}
