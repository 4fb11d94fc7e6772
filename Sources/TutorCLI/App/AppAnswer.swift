import Glibc

/// Drives an app without anybody at the keys, to learn the answer to a question.
struct AppAnswer {
  private var link: AppLink
  private var watch: AppWatch

  /// Why an app gave no answer.
  enum Failure: Error, Equatable, Sendable {
    case ended(AppEnding)
    case late(AppWatch.Overrun)
  }

  /// Sends the commands, then the question, and gives back what the app says to the last.
  ///
  /// The app is over when this returns. To be called on a thread that may wait.
  @available(*, noasync)
  static func find(
    from app: DrivenApp,
    commands: [String],
    ask: String
  ) throws(Failure) -> String {
    var conversation = AppAnswer(app)
    defer {
      app.kill()
      _ = app.wait()
    }
    _ = try conversation.reply()
    for command in commands { _ = try conversation.answer(to: command) }
    let reply = try conversation.answer(to: "ask \(ask)")
    return reply.lines.map(\.text).joined(separator: "\n")
  }

  private init(_ app: DrivenApp) {
    link = AppLink(app)
    watch = AppWatch(now: .now, processorTime: app.processorTime())
  }

  private mutating func answer(to command: String) throws(Failure) -> SessionReply {
    watch = AppWatch(now: .now, processorTime: link.app.processorTime())
    link.send(SessionRequest(command: command, columns: 76, ascii: false))
    return try reply()
  }

  private mutating func reply() throws(Failure) -> SessionReply {
    while true {
      if let reply = link.takeReplies().last { return reply }
      _ = link.takeOutput()
      if link.repliesHaveEnded { throw .ended(link.app.wait()) }
      if let late = watch.overrun(now: .now, processorTime: link.app.processorTime()) {
        throw .late(late)
      }
      waitForNews()
    }
  }

  private func waitForNews() {
    var entries = [pollfd(fd: link.app.replies, events: Int16(POLLIN), revents: 0)]
    if !link.outputHasEnded {
      entries.append(pollfd(fd: link.app.output, events: Int16(POLLIN), revents: 0))
    }
    poll(&entries, nfds_t(entries.count), 100)
  }
}
