/// What a running app answers: one line of JSON on its descriptor 3.
package struct SessionReply: Codable, Equatable, Sendable {
  /// A line with a meaning; how it looks is the terminal's business.
  package struct Line: Codable, Equatable, Sendable {
    /// What a line is.
    package enum Role: String, Codable, Sendable {
      /// Stands above a picture.
      case title
      /// Part of a picture.
      case plain
      /// Says in words what an action changed.
      case changed
      /// What UIKit would have written to the console.
      case warning
      /// An action that was not possible, or a crash.
      case failure
      /// An aside.
      case note
    }

    /// What it is.
    package var role: Role

    /// Its text, without a line end.
    package var text: String

    /// Makes a line.
    package init(_ role: Role, _ text: String) {
      self.role = role
      self.text = text
    }
  }

  /// What to show.
  package var lines: [Line]

  /// What can be tapped now, for completion.
  package var labels: [String]

  /// What can be typed into now, for completion.
  package var fields: [String]

  /// The names of the app's own types of which objects are alive, for completion.
  package var types: [String]

  /// A Boolean value that tells whether the session is over.
  package var ended: Bool

  /// Makes a reply.
  package init(
    lines: [Line],
    labels: [String],
    fields: [String],
    types: [String],
    ended: Bool
  ) {
    self.lines = lines
    self.labels = labels
    self.fields = fields
    self.types = types
    self.ended = ended
  }
}
