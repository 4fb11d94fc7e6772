/// What to run: a program, its arguments and surroundings.
struct Command: Sendable {
  /// The program's absolute path.
  var executable: String
  var arguments: [String] = []
  /// The whole environment; nothing is inherited.
  var environment: [String: String] = [:]
  /// The folder that the program starts in.
  var folder = "/"
  /// Folders outside the system that it may read, its own among them.
  var visible: [String] = []
  /// What the program can read on descriptor 0 before its end; a pipe's worth, 64 KiB, at most.
  var input: [UInt8] = []
  /// A Boolean value that tells whether the program gets descriptor 3 to report on.
  var hasChannel = false
}
