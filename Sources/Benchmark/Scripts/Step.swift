/// One call in a script.
struct Step {
  /// The folder that the call is made in.
  var folder: String
  /// The program and its arguments.
  var words: [String]

  /// The step as lines of a shell script.
  var text: String {
    "cd \(quoted(folder))\n" + words.map(quoted).joined(separator: " ") + "\n"
  }
}

/// A word that the shell takes as it is.
func quoted(_ word: String) -> String {
  "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    + "'"
}
