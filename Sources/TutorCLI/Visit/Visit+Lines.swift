import Glibc
import Workbook

extension Visit {
  /// Takes a typed line.
  ///
  /// While something is at work it waits, unless it asks to leave.
  func accept(_ line: String) {
    history?.add(line)
    let words = Words.split(line)
    guard isBusy else { return understand(line, words) }
    if words.first?.lowercased() == QuitCommand.declaration.verb, job?.work.isSave != true {
      stopWork()
      leave()
    } else if !words.isEmpty {
      typedAhead.append(line)
    }
  }

  /// Goes on with the lines that were typed in the meantime.
  func takeTypedAhead() {
    while !isBusy, !typedAhead.isEmpty, !levels.isEmpty {
      let line = typedAhead.removeFirst()
      understand(line, Words.split(line))
    }
  }

  private func understand(_ line: String, _ words: [String]) {
    if words.isEmpty, !rest.isEmpty { return turnPage() }
    rest = []
    switch levels.last {
    case .app: drive(line, words)
    case .tour: goOn(words)
    case .pages: leave()
    case .question(let question): answer(question, line, words)
    case .lesson, .watch: obey(words)
    case nil: break
    }
  }

  private func obey(_ words: [String]) {
    perform { context throws in
      if words.isEmpty { return try OnwardCommand().run(in: context) }
      return try Commands.command(for: words).run(in: context)
    }
  }

  private func answer(_ question: Question, _ line: String, _ words: [String]) {
    if words.first?.lowercased() == QuitCommand.declaration.verb { return leave() }
    let typed = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !typed.isEmpty, let choice = question.choice(typed) else {
      return screen.show(QuestionView(question).reminder)
    }
    levels.removeLast()
    perform { _ in Outcome(next: .start(.answer(question, choice: choice))) }
  }

  /// Ctrl-D leaves a level; the end of a pipe or file leaves all.
  func endInput() {
    if job?.work.isSave == true { return typedAhead.append(QuitCommand.declaration.verb) }
    if isBusy { stopWork() }
    if context.terminal.isTyped { leave() } else { leaveAll() }
  }

  /// Ctrl-C stops what is at work, or else gives up the line that is being typed.
  ///
  /// Where nobody types it ends the visit, as it would end any filter.
  func interrupt() {
    guard context.terminal.isInteractive, !levels.isEmpty else { return terminate(SIGINT) }
    if case .pages = levels.last { return leave() }
    loop.dropLines()
    typedAhead = []
    if !rest.isEmpty { saysOnward = true }
    rest = []
    if job != nil {
      if job?.work.isRecheck == true { watched?.watch.giveUp() }
      stopWork()
      screen.show([.line(Message.workStopped(), .warning)])
      saysOnward = true
    } else if app?.watch != nil {
      stopApp()
    } else {
      input.clearLine()
    }
  }

  /// Leaves one level.
  func leave() {
    guard let level = levels.popLast() else { return }
    saysOnward = true
    rest = []
    if case .app = level { closeApp() }
    if case .watch = level { endWatching() }
    if case .tour = level {
      tour = nil
      screen.show([.line(Message.tourLeft(), .note)])
    }
    if levels.isEmpty { typedAhead = [] }
  }

  /// Leaves every level, and stops what is at work.
  func leaveAll() {
    stopWork()
    while !levels.isEmpty { leave() }
  }
}
