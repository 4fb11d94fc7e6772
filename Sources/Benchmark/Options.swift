/// What the command line asks for.
struct Options: Equatable {
  /// How the command is used.
  static let usage = """
    usage: benchmark [verdict|tutor|course|depth] [--rounds N]   (N from 1; ten when nothing is said)
      verdict  how long a verdict takes after an edit, beside other ways to it
      tutor    how long the tutor takes to start and for small answers, and the memory that it needs
      course   how long a check of every exercise takes, beside shell scripts (at most three rounds)
      depth    what a step of the stand-in costs on a deep stack, and what stays in memory
    """

  /// What can be measured.
  enum Part: String { case verdict, tutor, course, depth }

  /// What is measured; nil for all of it.
  var part: Part?
  /// How many rounds are measured, after one that warms up.
  var rounds = 10

  /// Reads the words after the program's name; nil if they are not understood.
  init?(arguments: some Collection<String>) {
    var words = arguments[...]
    if let part = words.first.flatMap(Part.init) {
      self.part = part
      words = words.dropFirst()
    }
    if words.isEmpty { return }
    guard words.count == 2, words.first == "--rounds", let last = words.dropFirst().first,
      let rounds = Int(last), rounds > 0
    else { return nil }
    self.rounds = rounds
  }

  /// A Boolean value that tells whether a part was asked for.
  func measures(_ part: Part) -> Bool { self.part == nil || self.part == part }
}
