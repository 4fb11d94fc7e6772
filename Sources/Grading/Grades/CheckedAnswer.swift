package import Grader

/// What is known of an answer that was checked.
package struct CheckedAnswer: Codable, Equatable, Sendable {
  /// The digest of the answer's contents: the same for the same answer.
  package var contents: String
  /// Why no check could run, in the words of the explanation; nil where they did.
  package var obstacle: String?
  /// The known wrong answer that it is, by its folder's name; nil for any other.
  package var misconception: String?
  /// What the course says to whoever gave that answer, in one line; nil for any other answer.
  ///
  /// It may tell how to mend it, so no report for students has it.
  package var misconceptionSentence: String?
  /// How many forged results the answer tried to report.
  package var forgedReports: Int
  /// What no honest answer needs.
  package var flags: [Flag]

  /// Makes it from its parts.
  package init(
    contents: String,
    obstacle: String? = nil,
    misconception: String? = nil,
    misconceptionSentence: String? = nil,
    forgedReports: Int = 0,
    flags: [Flag] = []
  ) {
    self.contents = contents
    self.obstacle = obstacle
    self.misconception = misconception
    self.misconceptionSentence = misconceptionSentence
    self.forgedReports = forgedReports
    self.flags = flags
  }

  /// A Boolean value that tells whether a human has to look at it before it has a grade.
  package var isSuspicious: Bool { !flags.isEmpty || forgedReports > 0 }

  /// The beginning of the digest, enough that nobody finds other contents with the same.
  package var shortContents: String { String(contents.prefix(Self.shortLength)) }

  /// The characters of a short digest.
  package static let shortLength = 32
}
