import Glibc

/// An app that was started, for a loop that polls its descriptors.
///
/// It may run as long as it likes; its memory and files are limited as a checked program's are. Whoever
/// drives it watches ``cpuTime`` and ends it.
package final class RunningApp {
  private var child: ChildProcess
  private var input: Descriptor?
  private let limits: Limits
  private let files: Set<String>
  private var replyStream: Stream
  private var outputStream: Stream
  private var filter = OutputFilter()
  /// A Boolean value that tells whether a line was sent after what looks like the report of a crash.
  private var isTried = false
  private var ending: CheckEnding?
  /// Lines that were printed before the end and not read yet.
  private var rest: [String] = []

  init(
    _ program: AppProgram,
    arguments: [String],
    settings: [String: String],
    limits: Limits,
    sandbox: Sandbox
  ) throws(RunError) {
    // A line sent to an app that has just ended is an error of that line, not this process's end.
    signal(SIGPIPE, SIG_IGN)
    let pipe = try Pipe()
    let command = Command.program(
      program.path,
      reading: program.visible,
      arguments: arguments,
      settings: settings
    )
    let child = try ChildProcess(
      command,
      input: pipe.reading,
      limits: .app(limits),
      sandbox: sandbox
    )
    replyStream = Stream(child.channel)
    outputStream = Stream(child.output)
    self.child = child
    let writing = pipe.writing
    writing.makeNonblocking()
    input = consume writing
    self.limits = limits
    files = program.files
  }

  /// Readable when there are replies; -1 when there will be none any more.
  package var replies: Int32 { replyStream.descriptor }
  /// Readable when the app has printed something; -1 when it cannot any more.
  package var output: Int32 { outputStream.descriptor }
  /// Readable when the app has ended.
  package var ended: Int32 { child.ended.rawValue }

  /// The number of the started process.
  var leader: pid_t { child.tree.leader }

  /// The bytes that the app may print between two lines sent, once it has printed more; nil before.
  private var overflow: Int?

  /// A Boolean value that tells whether the app printed more since the last line sent than is kept.
  ///
  /// Nothing more is read then: it is time to end it.
  package var hasOverflowed: Bool { overflow != nil }

  /// The time that the processor has worked for the app and whatever it started.
  package var cpuTime: Duration { ending == nil ? child.tree.usage.cpu : .zero }

  /// Sends a line to the app.
  /// - Parameter line: The line, without its line feed.
  /// - Returns: False if the app does not take it: it has ended, or reads no more.
  @discardableResult
  package func send(_ line: String) -> Bool {
    guard let input = inputDescriptor else { return false }
    let bytes = Array("\(line)\n".utf8)
    outputStream.restartCount()
    replyStream.restartCount()
    overflow = nil
    isTried = filter.isReport
    return write(input, bytes, bytes.count) == bytes.count
  }

  /// Reads the replies that have arrived, each a whole line.
  /// - Returns: The lines, without their line feeds.
  package func readReplies() -> [String] {
    if replyStream.read(limit: limits.reports) { overflow = limits.reports }
    let lines = replyStream.takeLines().map { String(decoding: $0, as: UTF8.self) }
    if isTried, !lines.isEmpty { filter.endReport() }
    return lines
  }

  /// Reads the whole lines that the app has printed; what the runtime says of a crash is kept back.
  ///
  /// After the end it gives what was left.
  /// - Returns: The lines, without their line feeds.
  package func readOutput() -> [String] {
    defer { rest = [] }
    return rest + newOutput()
  }

  /// Ends what the app reads: it has then no reason to go on.
  package func endInput() { input = nil }

  /// Ends the app, if it has not ended by itself, and leaves nothing of it behind.
  /// - Returns: How it ended, in the words of a check; ``CheckEnding/endedProcess(code:)`` for a normal end,
  ///   ``CheckEnding/outputOverflowed(limit:)`` where it printed more than is kept.
  package func end() -> CheckEnding {
    finish { report, ending in
      let end = self.overflow.map(Ending.outputOverflowed(limit:)) ?? ending
      return report.ending(end, memory: self.limits.memory, files: self.files)
    }
  }

  /// Ends an app whose loop does not come back, after asking it where it is.
  /// - Parameter limit: The time that it had.
  /// - Returns: ``CheckEnding/timedOut(_:limit:frame:)`` with the student's frame, where there is one.
  package func endAfterTimeOut(limit: Duration) -> CheckEnding {
    if let ending { return ending }
    outputStream.restartCount()
    child.requestBacktrace()
    let end = ContinuousClock.now + .seconds(1)
    while !hasEnded(within: min(.milliseconds(50), ContinuousClock.now.duration(to: end))),
      ContinuousClock.now < end
    {
      rest += newOutput()
    }
    return finish { report, _ in
      .timedOut(.cpu, limit: limit, frame: report.frame(in: self.files))
    }
  }

  private func finish(_ judge: (CrashReport, Ending) -> CheckEnding) -> CheckEnding {
    if let ending { return ending }
    let own = child.end(hasEnded: hasEnded(within: .zero))
    rest += newOutput()
    let ending = judge(CrashReport(filter.kept + outputStream.text), own)
    self.ending = ending
    return ending
  }

  /// The descriptor that the app reads from at its other end; nil when it has ended.
  private var inputDescriptor: Int32? {
    switch input {
    case .some(let descriptor): descriptor.rawValue
    case nil: nil
    }
  }

  private func newOutput() -> [String] {
    if outputStream.read(limit: limits.output) { overflow = limits.output }
    return outputStream.takeLines().flatMap { filter.lines(with: $0) }
  }

  private func hasEnded(within time: Duration) -> Bool {
    var polled = pollfd(fd: ended, events: Int16(POLLIN), revents: 0)
    return poll(&polled, 1, max(.zero, time).roundedUpToMilliseconds) > 0
  }
}
