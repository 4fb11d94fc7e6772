import Workbook

/// What `help` says: all commands with a line each, or one of them in full.
enum HelpView {
  static var overview: [Passage] {
    let widest = Commands.shown.map(\.usage.count).max() ?? 0
    let commands = Commands.shown
      .flatMap { row($0.usage, summary($0), widest) }
    let statuses = ExitStatus.documented.map { status in
      Passage.text([Span("  \(status.code)  ", .code), Span(words(for: status))], hanging: 5)
    }
    return [.line(Message.helpIntroduction()), .blank, .line(Message.helpCommands(), .title)]
      + commands
      + [
        .blank, .line(Message.helpEnter()), .blank, .line(Message.helpPlain()), .blank,
        .line(Message.helpLanguage()), .blank,
        .line(Message.helpVersion()), .blank,
        .line(Message.helpStatuses(), .title),
      ]
      + statuses + [.text([Span("  "), Span(Message.statusSignalled())], hanging: 5)]
  }

  /// The commands that a student needs most, in the order of the work.
  private static let frequent = [
    "lesson", "read", "next", "back", "tour", "run", "exercise", "edit", "watch", "check", "hint",
    "solution", "list",
  ]
  /// The other commands of students.
  private static let further = [
    "diff", "history", "reset", "undo", "review", "save", "replay", "export", "doctor", "quit",
  ]

  /// What fits on a screen: the commands that are needed most, with a line each.
  static var short: [Passage] {
    let width = frequent.map(\.count).max() ?? 0
    let rows = frequent.compactMap { verb in Commands.shown.first { $0.verb == verb } }
      .map { declaration in
        let padding = String(repeating: " ", count: width - declaration.verb.count + 2)
        return Passage.text(
          [Span("  "), Span(declaration.verb, .code), Span(padding + summary(declaration))],
          hanging: width + 4
        )
      }
    return [.line(Message.helpShort())] + rows
      + [
        .blank, .line(Message.helpFurther(["verbs": further.joined(separator: ", ")])),
        .line(Message.helpAll()), .blank, .line(Message.helpEnter()),
      ]
  }

  static func details(of declaration: Declaration) -> [Passage] {
    [
      .line(declaration.usage, .code), .line(summary(declaration)), .blank,
      .markdown(more(declaration)),
    ]
  }

  /// The usage of a wrong line's verb, after the faults.
  static func usage(of verb: String) -> [Passage] {
    let declaration = Commands.shown.first { $0.verb == verb }
    return declaration.map { [.line(Message.usageIs(["usage": $0.usage]), .note)] } ?? []
  }

  /// A usage that is wider than its column has the summary below it.
  private static func row(_ usage: String, _ summary: String, _ widest: Int) -> [Passage] {
    let column = min(widest, 34)
    if usage.count > column {
      return [.text([Span("  "), Span(usage, .code)], hanging: 4)] + row("", summary, widest)
    }
    let padding = String(repeating: " ", count: column - usage.count + 2)
    return [.text([Span("  "), Span(usage, .code), Span(padding + summary)], hanging: column + 4)]
  }

  static func summary(_ declaration: Declaration) -> String {
    Message.summaries[declaration.verb]?() ?? ""
  }

  static func more(_ declaration: Declaration) -> String {
    Message.details[declaration.verb]?() ?? ""
  }

  private static func words(for status: ExitStatus) -> String {
    switch status {
    case .done: Message.statusDone()
    case .checksFailed: Message.statusChecksFailed()
    case .wrongUsage: Message.statusWrongUsage()
    case .notFound: Message.statusNotFound()
    case .failed: Message.statusFailed()
    case .signalled: Message.statusSignalled()
    }
  }
}
