/// What is known of a crash.
package struct Crash: Codable, Equatable, Sendable {
  /// What went wrong, in the runtime's words: `Index out of range`.
  package var kind: String
  /// The innermost place in the student's own files, where the report has one.
  package var frame: Frame?
  /// The signal that ended the process, as `SIGILL`'s 4.
  package var signal: Int32

  /// Makes a crash from its parts.
  package init(kind: String, frame: Frame?, signal: Int32) {
    self.kind = kind
    self.frame = frame
    self.signal = signal
  }
}
