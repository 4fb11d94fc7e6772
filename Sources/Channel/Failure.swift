/// What a check expected and did not find, with what the app showed at that moment.
package struct Failure: Codable, Equatable, Sendable {
  /// What was compared, as a sentence.
  package var what: String
  /// What the task asks for, where the check compares.
  package var expected: String?
  /// What the submission gave, where the check compares.
  package var found: String?
  /// The navigation stacks, drawn line by line.
  package var stack: [String]
  /// The coordinator tree, drawn line by line.
  package var tree: [String]
  /// Further facts of this run, by the name that an explanation uses.
  package var facts: [String: String]

  /// Makes a failure from its parts.
  package init(
    what: String,
    expected: String? = nil,
    found: String? = nil,
    stack: [String] = [],
    tree: [String] = [],
    facts: [String: String] = [:]
  ) {
    self.what = what
    self.expected = expected
    self.found = found
    self.stack = stack
    self.tree = tree
    self.facts = facts
  }
}
