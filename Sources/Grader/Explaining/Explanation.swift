/// What a person is told about a verdict: facts and words in order, not yet laid out for any screen.
package struct Explanation: Equatable, Sendable {
  /// What is told, in order.
  package var parts: [Part]

  /// Makes an explanation from its parts.
  package init(parts: [Part] = []) {
    self.parts = parts
  }

  /// A piece of an explanation; how it looks is for whoever shows it.
  package enum Part: Equatable, Sendable {
    /// The verdict in one sentence.
    case headline(String, passed: Bool)
    /// A requirement, and whether it is met.
    case check(String, Mark)
    /// A sentence of its own.
    case sentence(String)
    /// Text in Markdown.
    case markdown(String)
    /// What was looked at, what it should have been and what it was.
    case comparison(what: String, expected: Labelled, found: Labelled)
    /// A place in the student's file, with the line's text.
    case place(file: String, line: Int, column: Int, message: String, source: String)
    /// Lines that keep their form: a picture, what was printed.
    case drawing(caption: String, lines: [String])
    /// Where to go on.
    case pointer(String)
  }

  /// How a requirement fared.
  package enum Mark: Equatable, Sendable {
    case met, failed, unrun
  }

  /// A value with the word that says what it is, already in the reader's language.
  package struct Labelled: Equatable, Sendable {
    /// The word, "expected".
    package var label: String
    /// The value, as text.
    package var value: String
  }
}
