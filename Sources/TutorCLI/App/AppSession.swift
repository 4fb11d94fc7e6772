/// The app that is being driven at the prompt.
struct AppSession: Sendable {
  let source: AppSource
  var link: AppLink
  /// What can be tapped and typed into now, as the last reply tells; completion offers it.
  var labels: [String] = []
  var fields: [String] = []
  /// Set while a request is unanswered, from the start on: the first reply comes unasked.
  var watch: AppWatch?
  /// A Boolean value that tells whether the app was asked, or made, to end.
  var isLeaving = false
  /// What is to be said about an end that was brought about from here.
  var reason: AppView.Reason?

  init(_ source: AppSource, app: DrivenApp) {
    self.source = source
    link = AppLink(app)
    startWatch()
  }

  /// Sends a line, and begins to watch the time.
  mutating func send(_ line: String, for terminal: Terminal) {
    startWatch()
    link.send(
      SessionRequest(command: line, columns: terminal.columns, ascii: !terminal.hasUnicode)
    )
  }

  /// Ends the app at once.
  mutating func kill(because reason: AppView.Reason) {
    guard !isLeaving else { return }
    isLeaving = true
    self.reason = reason
    link.app.kill()
  }

  /// Takes the replies that have come.
  mutating func takeReplies() -> [SessionReply] {
    let replies = link.takeReplies()
    if let last = replies.last {
      labels = last.labels
      fields = last.fields
      watch = nil
    }
    return replies
  }

  /// Ends an app that is late.
  mutating func endIfLate(now: ContinuousClock.Instant) {
    let time = link.app.processorTime()
    if let overrun = watch?.overrun(now: now, processorTime: time) { kill(because: .late(overrun)) }
  }

  /// The channels that still have something to give.
  var channels: [(descriptor: Int32, channel: Event.Channel)] {
    var channels: [(descriptor: Int32, channel: Event.Channel)] = []
    if !link.repliesHaveEnded { channels.append((link.app.replies, .replies)) }
    if !link.outputHasEnded { channels.append((link.app.output, .output)) }
    return channels
  }

  private mutating func startWatch() {
    watch = AppWatch(now: .now, processorTime: link.app.processorTime())
  }
}
