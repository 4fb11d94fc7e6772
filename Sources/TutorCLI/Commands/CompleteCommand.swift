import Workbook

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

  /// What may stand at the word; the options that may stand anywhere are looked past.
  private func words(for word: String, after before: Substring, in context: Context) -> [String] {
    var others = before.split(separator: " ").map(String.init)
    let anywhere = [Tutor.plainFlag, LanguageChoice.option].filter { !others.contains($0) }
    if others.last == LanguageChoice.option {
      return Language.codes(root: context.course.root).filter { $0.hasPrefix(word) }
    }
    if let index = others.firstIndex(of: LanguageChoice.option) {
      others.removeSubrange(index...index + 1)
    }
    others.removeAll { $0 == Tutor.plainFlag }
    let completion = Completion(context: context, level: .lesson)
    let words = completion.matches(for: word, after: others.joined(separator: " "))
    return words + anywhere.filter { word.hasPrefix("-") && $0.hasPrefix(word) }
  }
}
