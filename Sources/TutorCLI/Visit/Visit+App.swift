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
      return Outcome()
    }
  }

  /// Hands a line to the app.
  ///
  /// Its own `quit` is ours: the level is left, whatever the app does.
  func drive(_ line: String, _ words: [String]) {
    guard let verb = words.first?.lowercased() else { return }
    if verb == QuitCommand.declaration.verb { return leave() }
    perform { context in
      try app?.send(line, for: context.terminal)
      return Outcome()
    }
  }

  /// Shows what has come on one of the app's channels.
  func read(_ channel: Event.Channel) {
    guard let running = app?.app else { return }
    // What the app printed while it worked belongs above its reply.
    screen.show(AppView.printed(app?.takeOutput() ?? []), endsWithBlank: false)
    var hasEnded = channel == .end
    perform { _ in
      let replies = app?.takeReplies() ?? []
      hasEnded = hasEnded || replies.contains(where: \.ended)
      if replies.isEmpty { return Outcome() }
      let hidden = AppView.hidden(app?.takeHiddenLineCount() ?? 0)
      return Outcome(
        passages: hidden + replies.flatMap { AppView.passages(for: $0) + [.blank] }
      )
    }
    if running.hasOverflowed {
      _ = running.end()
      appEnded(.outputOverflowed(limit: 0))
    } else if hasEnded {
      appEnded(running.end())
    }
    takeTypedAhead()
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
    leaveAppLevel()
    screen.show([.line(Message.appStopped(), .warning)])
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
    if levels.isEmpty, ending != .endedProcess(code: 0) { status = .failed }
  }

  private func leaveAppLevel() {
    if case .app = levels.last { levels.removeLast() }
  }
}
