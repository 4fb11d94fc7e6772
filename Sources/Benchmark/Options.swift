/// What the command line asks for.
struct Options: Equatable {
  /// How many rounds are measured, after one that warms up.
  var rounds = 10

  /// Reads the words after the program's name; nil if they are not understood.
  init?(arguments: some Collection<String>) {
    let words = Array(arguments)
    if words.isEmpty { return }
    guard words.count == 2, words[0] == "--rounds", let rounds = Int(words[1]), rounds > 0 else {
      return nil
    }
    self.rounds = rounds
  }
}
