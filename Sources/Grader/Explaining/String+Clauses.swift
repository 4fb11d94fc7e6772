import Workbook

extension String {
  /// Returns the text with each `{name}` replaced by its fact, and without what it says of others.
  /// - Parameter facts: What is known, by name.
  /// - Returns: What is left; an empty text where each sentence names what is not known.
  func tellingOnly(_ facts: [(name: String, value: String)]) -> String {
    let named = Set(matches(of: /\{(\w+(?:-\w+)*)\}/).map { String($0.1) })
    return withoutClauses(naming: named.subtracting(facts.map(\.name)).sorted()).filling(facts)
  }

  /// A text in Markdown without what it says of facts that a run does not have.
  ///
  /// What goes is the sentence that names one, or its part behind a semicolon; what stands before
  /// that ends there: `The flow should be gone; found was {found}.` becomes `The flow should be gone.`
  /// - Parameter facts: Their names.
  /// - Returns: What is left; an empty text where each sentence names one.
  func withoutClauses(naming facts: [String]) -> String {
    let places = facts.map { "{\($0)}" }
    return withoutClauses { clause in places.contains(where: clause.contains) }
  }

  /// The text without what only repeats what was expected and found, for where both are shown.
  ///
  /// `Two come. Expected was {expected}, found was {found}.` becomes `Two come.`
  var withoutBareFacts: String { withoutClauses(where: Self.isBare) }

  private func withoutClauses(where isUnwanted: (Substring) -> Bool) -> String {
    let paragraphs = split(separator: "\n\n", omittingEmptySubsequences: false)
    return paragraphs.map { paragraph in
      paragraph.contains("{")
        ? Self.joined(Self.clauses(of: paragraph), where: isUnwanted)
        : String(paragraph)
    }
    .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func isBare(_ clause: Substring) -> Bool {
    guard clause.contains("{expected}") || clause.contains("{found}") else { return false }
    let words = clause.split { !$0.isLetter }.map { $0.lowercased() }
    let facts = Message.factWords().split(separator: " ").map(String.init)
    // The places themselves have English names.
    return words.allSatisfy { facts.contains($0) || ["expected", "found"].contains($0) }
  }

  /// Cuts a paragraph behind each end of a sentence and each semicolon.
  private static func clauses(of paragraph: Substring) -> [Substring] {
    var clauses: [Substring] = []
    var rest = paragraph
    while let end = rest.firstRange(of: /[.?!;]\)?\s+/) {
      clauses.append(rest[..<end.upperBound])
      rest = rest[end.upperBound...]
    }
    return clauses + [rest]
  }

  private static func joined(
    _ clauses: [Substring],
    where isUnwanted: (Substring) -> Bool
  ) -> String {
    var text = ""
    var hasDropped = false
    for clause in clauses {
      guard isUnwanted(clause) else {
        let begins = hasDropped && text.isEmpty
        text += begins ? clause.prefix(1).uppercased() + clause.dropFirst() : clause[...]
        continue
      }
      hasDropped = true
      guard let end = text.lastIndex(where: { !$0.isWhitespace }), text[end] == ";" else {
        continue
      }
      text.replaceSubrange(end...end, with: ".")
    }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
