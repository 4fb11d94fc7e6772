import Channel
import Grader
import Workbook

extension Visit {
  /// Starts an app and opens its level; what it shows at its start comes as its first reply.
  func open(_ program: AppProgram, of source: AppSource) {
    perform { context in
      let settings = context.terminal.settingsOfApp
      let running = try worker.grader.launch(
        program,
        arguments: source.arguments,
        settings: settings
      )
      app = AppSession(running)
      levels.append(.app)
      self.context.recording = Recording(program, of: source)
      if let tour = source.tour { begin(tour) }
      return Outcome()
    }
  }

  /// Hands a line to the app.
  ///
  /// What leaves the app or writes a file is ours to do, whatever the app's process is.
  func drive(_ line: String, _ words: [String]) {
    guard let verb = words.first?.lowercased() else { return }
    switch Verb(rawValue: verb) {
    case .quit: leave()
    case .save: perform { try Commands.command(for: words).run(in: $0) }
    case .map: drawMap(line, words)
    case .help:
      app?.isReading = true
      ask(line)
    case nil where Commands.all.contains { $0.declaration.verb == verb }:
      fail(CommandError.commandOfTutor(verb))
    default: send(line)
    }
  }

  /// Sends a command to the app, and takes it down.
  func send(_ command: String) {
    ask(command)
    context.recording?.add(command)
  }

  /// Sends what is no part of the visit.
  private func ask(_ command: String) {
    perform { context in
      try app?.send(command, for: context.terminal)
      return Outcome()
    }
  }

  /// Asks for a map; one that goes into a file is written when it comes.
  private func drawMap(_ line: String, _ words: [String]) {
    guard let destination = MapDestination(words) else { return send(line) }
    perform { context in
      app?.destination = try NewFile(destination.path, in: context.folder)
      send(destination.command)
      return Outcome()
    }
  }

  /// Shows what has come on one of the app's channels.
  func read(_ channel: Event.Channel) {
    guard let running = app?.app else { return }
    // What the app printed while it worked belongs above its reply.
    screen.show(AppView.printed(app?.takeOutput() ?? []), endsWithBlank: false)
    var hasEnded = channel == .end
    var hasReplied = false
    perform { _ in
      let replies = app?.takeReplies() ?? []
      hasEnded = hasEnded || replies.contains(where: \.ended)
      hasReplied = !replies.isEmpty
      let hidden = hasReplied ? AppView.hidden(app?.takeHiddenLineCount() ?? 0) : []
      let isPaged = hasReplied && app?.isReading == true
      if hasReplied { app?.isReading = false }
      return Outcome(passages: hidden + (try replies.flatMap(shown)), isPaged: isPaged)
    }
    if hasEnded || running.hasOverflowed { appEnded(running.end()) }
    if hasReplied, app?.watch == nil { answeredTour() }
    takeTypedAhead()
  }

  /// What is shown of a reply: a map that goes into a file is written there.
  private func shown(_ reply: SessionReply) throws -> [Passage] {
    guard let file = app?.takeDestination(), !reply.lines.contains(where: { $0.role == .failure })
    else { return AppView.passages(for: reply) + [.blank] }
    try file.write(reply.lines.map { $0.text + "\n" }.joined())
    return [.line(Message.mapWritten(["path": file.path]), .success)]
  }

  /// Ends an app that does not answer.
  func endLateApp() {
    guard let session = app, let overrun = session.overrun(now: .now) else { return }
    appEnded(session.app.end(because: overrun))
    takeTypedAhead()
  }

  /// Ends the app because the student asks for it, while it works.
  func stopApp() {
    guard let session = app else { return }
    _ = session.app.end()
    app = nil
    tour = nil
    leaveAppLevel()
    screen.show([.line(Message.appStopped(), .warning)])
    saysOnward = true
  }

  /// Ends the app because its level was left.
  func closeApp() {
    _ = app?.app.end()
    app = nil
  }

  /// The app has ended: says how, and leaves its level.
  private func appEnded(_ ending: CheckEnding) {
    let printed = AppView.printed(app?.takeOutput() ?? [])
    let hidden = AppView.hidden(app?.takeHiddenLineCount() ?? 0)
    screen.show(printed + hidden + AppView.passages(for: ending))
    app = nil
    leaveAppLevel()
    tourLostItsApp()
    if levels.isEmpty, job == nil, ending != .endedProcess(code: 0) { status = .failed }
  }

  /// Leaves the app's level, and that of a tour through it.
  func leaveAppLevel() {
    if case .tour = levels.last { levels.removeLast() }
    if case .app = levels.last { levels.removeLast() }
  }
}
