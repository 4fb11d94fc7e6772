/// What to run: a program, its arguments and surroundings.
package struct Command: Sendable {
  /// The program's absolute path.
  package var executable: String
  /// The words after the program's path.
  package var arguments: [String] = []
  /// The whole environment; nothing is inherited.
  package var environment: [String: String] = [:]
  /// The folder that the program starts in.
  package var folder = "/"
  /// Folders outside the system that it may read, its own among them.
  var visible: [String] = []
  /// A folder that it may write to, and starts in where it is enclosed.
  var writable: String?
  /// What the program can read on descriptor 0 before its end; a pipe's worth, 64 KiB, at most.
  var input: [UInt8] = []
  /// A Boolean value that tells whether the program gets descriptor 3 to report on.
  var hasChannel = false
}
