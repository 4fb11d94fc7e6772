/// What is known of an answer that was checked.
package struct CheckedAnswer: Codable, Equatable, Sendable {
  /// The fingerprint of the answer's contents: the same for the same answer.
  package var contents: String
  /// Why no check could run, in the words of the explanation; nil where they did.
  package var obstacle: String?
  /// The known wrong answer that it is, by its folder's name; nil for any other.
  package var misconception: String?
  /// How many forged results the answer tried to report.
  package var forgedReports: Int

  /// Makes it from its parts.
  package init(
    contents: String,
    obstacle: String? = nil,
    misconception: String? = nil,
    forgedReports: Int = 0
  ) {
    self.contents = contents
    self.obstacle = obstacle
    self.misconception = misconception
    self.forgedReports = forgedReports
  }
}
