import Glibc
import Grader
import Simulator

/// Drives an app without anybody at the keys, to learn the answer to a question.
struct AppAnswer {
  private let app: RunningApp

  /// The app ended, or had to be ended, before it answered.
  struct Failure: Error, Equatable, Sendable {
    var ending: CheckEnding
  }

  /// Sends the commands, then the question, and gives back what the app says to the last.
  ///
  /// The app is over when this returns. To be called on a thread that may wait, the one that has
  /// started the app.
  @available(*, noasync)
  static func find(from app: RunningApp, commands: [String], ask: String) throws -> String {
    let answer = AppAnswer(app: app)
    defer { _ = app.end() }
    _ = try answer.reply()
    for command in commands { _ = try answer.reply(to: command) }
    return try answer.reply(to: "ask \(ask)").lines.map(\.text).joined(separator: "\n")
  }

  private func reply(to command: String) throws -> SessionReply {
    try app.send(command, columns: 76, ascii: false)
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
