import Channel
import Grader

/// The app that is being driven at the prompt.
struct AppSession {
  let app: RunningApp
  /// What can be tapped and typed into now, as the last reply tells; completion offers it.
  private(set) var labels: [String] = []
  private(set) var fields: [String] = []
  private(set) var types: [String] = []
  /// Where the next reply goes, if not to the screen.
  var destination: NewFile?
  /// Whether the next reply is a text to be read, a page at a time; what the app shows is seen whole.
  var isReading = false
  /// Set while a request is unanswered, from the start on: the first reply comes unasked.
  private(set) var watch: AppWatch?

  private var printed = PrintedLines()
  /// The number of replies that are still to come.
  private var unanswered = 1

  init(_ app: RunningApp) {
    self.app = app
    watch = AppWatch(now: .now, cpuTime: app.cpuTime)
  }

  /// Sends a line, and begins to watch the time.
  mutating func send(_ line: String, for terminal: Terminal) throws {
    watch = AppWatch(now: .now, cpuTime: app.cpuTime)
    unanswered += 1
    try app.send(line, columns: terminal.columns, ascii: terminal.drawsInASCII)
  }

  /// Takes what the app has printed, as far as it is to be shown.
  mutating func takeOutput() -> [String] { printed.take(app.readOutput()) }

  /// The number of printed lines that were not shown, once for each request.
  mutating func takeHiddenLineCount() -> Int { printed.restart() }

  /// Takes the replies that have come.
  mutating func takeReplies() -> [SessionReply] {
    let replies = app.takeReplies()
    guard let last = replies.last else { return [] }
    labels = last.labels
    fields = last.fields
    types = last.types
    unanswered -= replies.count
    if unanswered <= 0 { watch = nil }
    return replies
  }

  /// Takes the file that a reply is meant for.
  mutating func takeDestination() -> NewFile? {
    defer { destination = nil }
    return destination
  }

  /// How the app is late; nil while it may be given time.
  func overrun(now: ContinuousClock.Instant) -> AppWatch.Overrun? {
    watch?.overrun(now: now, cpuTime: app.cpuTime)
  }

  /// The channels that still have something to give.
  var channels: [(descriptor: Int32, channel: Event.Channel)] {
    [(app.replies, .replies), (app.output, .output), (app.ended, .end)]
  }
}
