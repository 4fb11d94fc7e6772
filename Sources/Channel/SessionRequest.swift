/// What the tutor asks a running app for: one line of JSON on the app's standard input.
package struct SessionRequest: Codable, Equatable, Sendable {
  /// What the student typed: `tap "Log in" twice`.
  package var command: String

  /// The width to draw into.
  package var columns: Int

  /// A Boolean value that tells whether only ASCII characters may be drawn with.
  package var ascii: Bool

  /// Makes a request.
  package init(command: String, columns: Int = 76, ascii: Bool = false) {
    self.command = command
    self.columns = columns
    self.ascii = ascii
  }
}
