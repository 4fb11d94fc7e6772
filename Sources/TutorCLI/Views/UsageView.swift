import Workbook

/// What is said about a line that cannot be understood: all its faults, then the right form.
enum UsageView {
  static func passages(for error: UsageError) -> [Passage] {
    let faults = error.faults.map { Passage.line(sentence(for: $0), .failure) }
    return faults + help(for: error)
  }

  private static func help(for error: UsageError) -> [Passage] {
    if let verb = error.verb { return HelpView.usage(of: verb) }
    // What an app understands, the tutor's own help does not list.
    if case .verbOfApp = error.faults.first { return [] }
    return [.line(Message.seeHelp(), .note)]
  }

  private static func sentence(for fault: UsageFault) -> String {
    switch fault {
    case .unknownVerb(let verb, let suggestion):
      Message.unknownVerb(["verb": verb, "guess": CommandError.guess(suggestion)])
    case .verbOfApp(let verb):
      Message.commandOfApp(["verb": verb])
    case .unknownOption(let option, let suggestion):
      Message.unknownOption(["option": option, "guess": CommandError.guess(suggestion)])
    case .missingValue(let option, let placeholder):
      Message.missingValue(["option": option, "placeholder": placeholder])
    case .unusableValue(let option, let value, let expected):
      Message.unusableValue(["option": option, "value": value, "expected": expected])
    case .unknownFault(let name, let suggestion, let lesson, let known):
      self.fault(name, suggestion, lesson, known)
    case .unknownLanguage(let code, let known):
      Message.unknownLanguage(["language": code, "known": known])
    case .repeatedOption(let option):
      Message.repeatedOption(["option": option])
    case .unexpectedWord(let word):
      Message.unexpectedWord(["word": word])
    case .missingWord(let placeholder):
      Message.missingWord(["placeholder": placeholder])
    }
  }

  private static func fault(
    _ name: String?,
    _ suggestion: String?,
    _ lesson: Int,
    _ known: [String]
  ) -> String {
    if known.isEmpty { return Message.noFaults(["lesson": lesson]) }
    let list = known.joined(separator: ", ")
    guard let name else { return Message.missingFault(["lesson": lesson, "known": list]) }
    return Message.unknownFault([
      "lesson": lesson, "fault": name, "guess": CommandError.guess(suggestion), "known": list,
    ])
  }
}
