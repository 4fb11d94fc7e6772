/// What the command line asks for.
struct Options: Equatable {
  /// How the command is used.
  static let usage = """
    usage: benchmark [verdict|tutor|course|depth|class] [--rounds N] [--students N] [--packages N]
      verdict  how long a verdict takes after an edit, beside other ways to it
      tutor    how long the tutor takes to start and for small answers, and the memory that it needs
      course   how long a check of every exercise takes, beside shell scripts (at most three rounds)
      depth    what a step of the stand-in costs on a deep stack, and what stays in memory
      class    whether a generated class gets the grades that it should, how long it takes and what
               memory, and the same after five kills; beside a plain package for each submission
    --rounds is ten when nothing is said, --students 200 and a multiple of twenty, --packages ten.
    """

  /// What can be measured.
  enum Part: String { case verdict, tutor, course, depth, `class` }

  /// What is measured; nil for all of it.
  var part: Part?
  /// How many rounds are measured, after one that warms up.
  var rounds = 10

  /// How many students the generated class has.
  var students = 200
  /// How many of its submissions are tested as plain packages.
  var packages = 10

  /// Reads the words after the program's name; nil if they are not understood.
  init?(arguments: some Collection<String>) {
    var words = Array(arguments)
    if let part = words.first.flatMap(Part.init) {
      self.part = part
      words.removeFirst()
    }
    while let name = words.first {
      guard let number = words.dropFirst().first.flatMap({ Int($0) }), number > 0,
        take(name, number)
      else { return nil }
      words.removeFirst(2)
    }
  }

  private mutating func take(_ name: String, _ number: Int) -> Bool {
    switch name {
    case "--rounds": rounds = number
    case "--students" where number.isMultiple(of: GeneratedClass.places): students = number
    case "--packages": packages = number
    default: return false
    }
    return true
  }

  /// A Boolean value that tells whether a part was asked for.
  func measures(_ part: Part) -> Bool { self.part == nil || self.part == part }
}
