import Channel
import Foundation

/// Runs an app for the tutor: a reply at once, then one for each request, until the input ends.
///
/// Requests are lines of JSON on standard input, replies lines of JSON on descriptor 3. Standard
/// output is the app's own. The first reply is drawn into as many columns as the environment's
/// `COLUMNS` says, and in ASCII if it has a `TUTOR_ASCII`.
@MainActor
public func play(_ makeSimulator: @autoclosure @escaping @MainActor () -> Simulator) -> Never {
  // What the app prints reaches the tutor line by line, before a crash and before the reply.
  StandardOutput.buffersLines()
  BackgroundPool.install()
  Task { @MainActor in
    let session = Session(makeSimulator())
    let replies = ReplyChannel()
    let environment = ProcessInfo.processInfo.environment
    replies.send(
      await session.opening(
        columns: environment["COLUMNS"].flatMap { Int($0) } ?? 76,
        ascii: environment["TUTOR_ASCII"] != nil
      )
    )
    for await line in requestLines() {
      let reply = await session.reply(to: SessionRequest(line: line))
      replies.send(reply)
      if reply.ended { break }
    }
    exit(0)
  }
  // The main queue runs here, so that the app's tasks get their turns.
  while true { RunLoop.main.run() }
}

/// The lines of standard input, read on a thread of their own so that the main one stays free.
private func requestLines() -> AsyncStream<String> {
  AsyncStream { continuation in
    Thread.detachNewThread {
      while let line = readLine() { continuation.yield(line) }
      continuation.finish()
    }
  }
}

extension SessionRequest {
  /// Reads a request; a line that is none counts as a command as a person would type it.
  init(line: String) {
    let decoded = try? JSONDecoder().decode(Self.self, from: Data(line.utf8))
    self = decoded ?? SessionRequest(command: line)
  }
}
