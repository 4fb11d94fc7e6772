/// What an expectation found instead, with the app as it was at that moment.
package struct Failure: Codable, Equatable, Sendable {
  /// What was looked at: "the titles on the stack".
  package var what: String
  /// What should have been found, as text; nil when the failure is no comparison.
  package var expected: String?
  /// What was found, as text.
  package var found: String?
  /// The screen, drawn.
  package var screen: [String]
  /// The navigation stack, drawn.
  package var stack: [String]
  /// The coordinator tree, drawn.
  package var tree: [String]
  /// Further facts of this run, by the name that an explanation uses.
  package var facts: [String: String]
}
