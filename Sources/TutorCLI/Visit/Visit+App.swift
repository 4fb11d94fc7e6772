import Foundation
import Workbook

extension Visit {
  /// Starts an app and opens its level; what it shows at its start comes as its first reply.
  func open(_ program: URL, of source: AppSource) {
    perform { _ in
      let app = try worker.workshop.launch(program, source)
      self.app = AppSession(source, app: app)
      worker.awaitEnd(of: app)
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
    app?.send(line, for: context.terminal)
  }

  /// Shows what has come on one of the app's channels.
  func read(_ channel: Event.Channel) {
    guard app != nil else { return }
    switch channel {
    case .output:
      screen.show(AppView.printed(app?.link.takeOutput() ?? []), endsWithBlank: false)
    case .replies:
      // What the app printed while it worked belongs above the reply.
      screen.show(AppView.printed(app?.link.takeOutput() ?? []), endsWithBlank: false)
      for reply in app?.takeReplies() ?? [] { screen.show(AppView.passages(for: reply)) }
      takeTypedAhead()
    }
  }

  /// Ends the app because its level was left.
  func closeApp() { app?.kill(because: .left) }

  /// The app has ended, by itself or from here: shows its last words and why, and leaves its level.
  func appEnded(_ ending: AppEnding) {
    guard var app else { return }
    for reply in app.takeReplies() { screen.show(AppView.passages(for: reply)) }
    screen.show(AppView.printed(app.link.takeOutput()), endsWithBlank: false)
    screen.show(AppView.passages(for: ending, because: app.reason))
    if levels.count == 1, case .crashed = ending { status = .failed }
    self.app = nil
    if case .app = levels.last { levels.removeLast() }
  }
}
