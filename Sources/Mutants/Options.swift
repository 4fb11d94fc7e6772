/// What the command line asks for.
struct Options: Equatable {
  /// How the command is used.
  static let usage = """
    usage: mutants [--all | --changes N] [--file PART] [--jobs N]
      breaks Sources/UIKit in N places (300 when nothing is said), one at a time, and counts how many
      of the changes its tests notice; --file keeps to the files whose path has PART in it
    status: 0 nine in ten were noticed and each of the others has its reason, 1 not so,
      2 wrong usage, 3 nothing could be tried
    """

  /// How many changes are tried; nil for all.
  var changes: Int? = 300
  /// What a file's path must contain; nil for every file.
  var file: String?
  /// How many are tried at the same time.
  var jobs = 2

  /// Reads the words after the program's name; nil if they are not understood.
  init?(arguments: [String]) {
    var words = arguments[...]
    while let word = words.popFirst() {
      switch word {
      case "--all": changes = nil
      case "--changes":
        guard let number = words.popFirst().flatMap(Int.init), number > 0 else { return nil }
        changes = number
      case "--jobs":
        guard let number = words.popFirst().flatMap(Int.init), number > 0 else { return nil }
        jobs = number
      case "--file":
        guard let part = words.popFirst() else { return nil }
        file = part
      default: return nil
      }
    }
  }
}
