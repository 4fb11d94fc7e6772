/// `complete LINE` prints the words that may end a command line; shells ask it, nobody types it.
struct CompleteCommand: Command {
  static let declaration = Declaration(verb: "complete", parameters: [.line], isHidden: true)
  var line: String?

  init(_ arguments: Arguments) { line = arguments.line }

  func run(in context: Context) throws -> Outcome {
    // The first word is the program's own name.
    let typed = (line ?? "").drop { $0 != " " }
    let word = typed.lastIndex(of: " ").map { typed[typed.index(after: $0)...] } ?? ""
    let before = typed.dropLast(word.count)
    let completion = Completion(context: context, level: .lesson)
    let words = completion.matches(for: String(word), after: String(before))
    return Outcome(passages: [.verbatim(words, role: .plain, indent: 0)])
  }
}
