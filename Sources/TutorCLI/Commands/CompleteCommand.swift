/// `complete LINE` prints the words that may end a command line; shells ask it, nobody types it.
struct CompleteCommand: Command {
  static let declaration = Declaration(verb: "complete", parameters: [.line], isHidden: true)
  var line: String?

  init(_ arguments: Arguments) { line = arguments.line }

  func run(in context: Context) throws -> Outcome {
    // The first word is the program's own name.
    let typed = (line ?? "").drop { $0 != " " }
    let word = typed.lastIndex(of: " ").map { typed[typed.index(after: $0)...] } ?? ""
    let words = words(for: String(word), after: typed.dropLast(word.count), in: context)
    return Outcome(passages: [.verbatim(words, role: .plain, indent: 0)])
  }

  /// What may stand at the word; the option that may stand anywhere is looked past.
  private func words(for word: String, after before: Substring, in context: Context) -> [String] {
    let flag = Tutor.plainFlag
    let others = before.split(separator: " ").filter { $0 != flag }
    let completion = Completion(context: context, level: .lesson)
    let words = completion.matches(for: word, after: others.joined(separator: " "))
    let isAsked = word.hasPrefix("-") && flag.hasPrefix(word) && !before.contains(flag)
    return isAsked ? words + [flag] : words
  }
}
