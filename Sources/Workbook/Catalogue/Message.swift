/// One thing the tutor can say: a stable identifier, and its English words.
///
/// Words hold places for facts, `{exercise}`. A translation is a table from identifiers to words;
/// what it lacks is said in English.
package struct Message: Equatable, Sendable {
  /// The identifier, `check.passed`; a translation is found by it.
  package let id: String
  /// The English words.
  package let english: String

  /// Makes a message; each stands as a static member in a `Message+TOPIC.swift`.
  package init(_ id: String, _ english: String) {
    self.id = id
    self.english = english
  }

  /// The words in the language in use.
  package var words: String { Language.current.words(for: id) ?? english }

  /// Returns the words with the facts in their places.
  /// - Parameter facts: The value for each place, by its name.
  /// - Returns: The sentence; a place without a value stays as it is.
  package func callAsFunction(
    _ facts: KeyValuePairs<String, any CustomStringConvertible> = [:]
  ) -> String {
    words.filling(facts.map { ($0.key, $0.value.description) })
  }
}

extension String {
  /// Returns the text with each `{name}` replaced by its value; values are not looked into again.
  package func filling(_ values: [(name: String, value: String)]) -> String {
    var result = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      result += rest[..<open]
      if let value = values.first(where: { $0.name == name })?.value {
        result += value
        rest = rest[rest.index(after: close)...]
      } else {
        result += "{"
        rest = rest[rest.index(after: open)...]
      }
    }
    return result + rest
  }
}
