/// `quit` leaves the level: from the app to the lesson, from the lesson to the shell.
struct QuitCommand: Command {
  static let declaration = Declaration(verb: "quit", synonyms: ["exit"])

  init(_ arguments: Arguments) {}

  func run(in context: Context) throws -> Outcome { Outcome(next: .leave) }
}
