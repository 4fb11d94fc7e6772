package import Channel
import Glibc

/// Drives an app without anybody at the keys.
///
/// To be used on a thread that may wait, the one that has started the app.
package struct AppDialogue {
  /// The width that recorded visits are drawn in.
  package static let columns = 76

  private let app: RunningApp

  /// The app ended, or had to be ended, before it answered.
  package struct Failure: Error, Equatable, Sendable {
    /// How it ended.
    package var ending: CheckEnding
  }

  /// Drives an app that was just launched.
  package init(_ app: RunningApp) {
    self.app = app
  }

  /// Sends the commands, then the question, and gives back what the app says to the last.
  ///
  /// The app is over when this returns.
  @available(*, noasync)
  package func answer(to question: String, after commands: [String]) throws -> String {
    defer { _ = app.end() }
    _ = try opening()
    for command in commands { _ = try reply(to: command) }
    return try reply(to: "ask \(question)").lines.map(\.text).joined(separator: "\n")
  }

  /// Waits for what the app shows at its start.
  @available(*, noasync)
  package func opening() throws -> SessionReply { try reply() }

  /// Sends a command and waits for the answer.
  @available(*, noasync)
  package func reply(to command: String) throws -> SessionReply {
    try app.send(command, columns: Self.columns, ascii: false)
    return try reply()
  }

  private func reply() throws -> SessionReply {
    let watch = AppWatch(now: .now, cpuTime: app.cpuTime)
    while true {
      waitForNews()
      _ = app.readOutput()
      if let reply = app.takeReplies().last { return reply }
      if app.replies < 0 || app.hasOverflowed { throw Failure(ending: app.end()) }
      if let overrun = watch.overrun(now: .now, cpuTime: app.cpuTime) {
        throw Failure(ending: app.end(because: overrun))
      }
    }
  }

  private func waitForNews() {
    var entries = [app.replies, app.output].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    poll(&entries, nfds_t(entries.count), 100)
  }
}
