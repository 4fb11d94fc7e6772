/// What one of the compiler's messages means to a student of this course, and the likely mend.
package struct DiagnosticMeaning: Sendable {
  /// The compiler's stable name for this kind of message, `cannot_find_in_scope`.
  package let name: String
  /// What the message says, where one name stands for several things; nil for all of them.
  package let phrase: String?
  /// The words, with places for what the message names: `{1}` for the first name in it.
  package let words: String

  /// Makes a meaning.
  init(_ name: String, saying phrase: String? = nil, _ words: String) {
    self.name = name
    self.phrase = phrase
    self.words = words
  }

  /// The words as something that the tutor says, to be translated like all else.
  var message: Message {
    let id = ["diagnostic.\(name)", phrase].compactMap(\.self).joined(separator: " ")
    return Message(id.trimming(\.isWhitespace), words)
  }

  /// Returns a Boolean value that tells whether a message is about what cannot be read as Swift.
  ///
  /// Such an error brings others, even above it, which are gone once it is mended.
  package static func isSyntax(_ name: String) -> Bool {
    // So the compiler's own reader of words and of sentences begins the names of what it misses.
    name.hasPrefix("expected_") || name.hasPrefix("lex_") || syntax.contains { $0.name == name }
  }

  /// All that are known; of those with one name, the one with a phrase stands before the one without.
  package static let all =
    names + calls + optionals + values + promises + closures + isolation + initialisers + classes
    + syntax + workbook + warnings
}
