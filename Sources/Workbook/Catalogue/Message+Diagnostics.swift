extension Message {
  /// Finds what a compiler's message means in the course's words.
  ///
  /// The words may hold places for what the message names in quotation marks: `{1}` is the first.
  /// - Parameters:
  ///   - name: The compiler's stable name for this kind of message, `cannot_find_in_scope`.
  ///   - text: The message itself, since one name may stand for several things.
  /// - Returns: The words, or nil when the message must speak for itself.
  package static func diagnostic(_ name: String, saying text: String) -> Message? {
    DiagnosticMeaning.all.first { meaning in
      meaning.name == name && (meaning.phrase.map { text.contains($0) } ?? true)
    }?.message
  }
}
