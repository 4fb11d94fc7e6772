import Workbook

/// What is said about a line that cannot be understood: all its faults, then the right form.
enum UsageView {
  static func passages(for error: UsageError) -> [Passage] {
    let faults = error.faults.map { Passage.line(sentence(for: $0), .failure) }
    let help = error.verb.map { HelpView.usage(of: $0) } ?? [.line(Message.seeHelp(), .note)]
    return faults + help
  }

  private static func sentence(for fault: UsageFault) -> String {
    switch fault {
    case .unknownVerb(let verb, let suggestion):
      Message.unknownVerb(["verb": verb, "guess": CommandError.guess(suggestion)])
    case .unknownOption(let option, let suggestion):
      Message.unknownOption(["option": option, "guess": CommandError.guess(suggestion)])
    case .missingValue(let option, let placeholder):
      Message.missingValue(["option": option, "placeholder": placeholder])
    case .repeatedOption(let option):
      Message.repeatedOption(["option": option])
    case .unexpectedWord(let word):
      Message.unexpectedWord(["word": word])
    case .missingWord(let placeholder):
      Message.missingWord(["placeholder": placeholder])
    }
  }
}
