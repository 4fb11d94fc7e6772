/// What a running app answers: one line of JSON on its descriptor 3.
public struct SessionReply: Codable, Equatable, Sendable {
  /// A line with a meaning; how it looks is the terminal's business.
  public struct Line: Codable, Equatable, Sendable {
    /// What a line is.
    public enum Role: String, Codable, Sendable {
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
    public var role: Role

    /// Its text, without a line end.
    public var text: String

    /// Makes a line.
    public init(_ role: Role, _ text: String) {
      self.role = role
      self.text = text
    }
  }

  /// What to show.
  public var lines: [Line]

  /// What can be tapped now, for completion.
  public var labels: [String]

  /// What can be typed into now, for completion.
  public var fields: [String]

  /// A Boolean value that tells whether the session is over.
  public var ended: Bool
}
