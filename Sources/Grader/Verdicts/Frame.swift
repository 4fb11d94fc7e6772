/// A place in the student's code that was being run.
package struct Frame: Codable, Equatable, Sendable {
  /// The file's name within the submission.
  package var file: String
  /// The line, from 1; 0 where the compiler kept none, as in an empty loop.
  package var line: Int
  /// The function, as in `AuthCoordinator.start()`.
  package var function: String

  /// Makes a frame from its parts.
  package init(file: String, line: Int, function: String) {
    self.file = file
    self.line = line
    self.function = function
  }
}
