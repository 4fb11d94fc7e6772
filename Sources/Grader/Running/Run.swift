import Glibc

/// One run of one program, from its start until nothing of it is left.
///
/// The program is started, fed, limited, killed if it must be, reaped, and a value comes back.
struct Run: ~Copyable {
  /// What the reader of the reports wants after a line.
  enum Reaction {
    /// The run goes on.
    case carryOn
    /// The run goes on, and its times begin anew.
    case restartClocks
    /// All is known; the program has a second left to end by itself.
    case finish
  }

  private var child: ChildProcess
  private let limits: RunLimits
  private let cancellation: Cancellation?
  private var meter: Meter
  private var output: Stream
  private var reports: Stream
  private var isFinishing = false

  /// Starts the program.
  /// - Throws: ``RunError``; then nothing runs.
  init(
    _ command: Command,
    limits: RunLimits,
    sandbox: Sandbox,
    cancellation: Cancellation? = nil
  ) throws(RunError) {
    let input = try Pipe()
    // Fits into the pipe, whose other end is still ours: neither blocks nor breaks.
    _ = write(input.writing.rawValue, command.input, command.input.count)
    try self.init(
      command,
      reading: input.reading,
      limits: limits,
      sandbox: sandbox,
      cancellation: cancellation
    )
  }

  /// Starts the program with an open file, or the end of a pipe, as its descriptor 0.
  /// - Throws: ``RunError``; then nothing runs.
  init(
    _ command: Command,
    reading input: consuming Descriptor,
    limits: RunLimits,
    sandbox: Sandbox,
    cancellation: Cancellation? = nil
  ) throws(RunError) {
    let child = try ChildProcess(command, input: input, limits: limits, sandbox: sandbox)
    output = Stream(child.output)
    reports = Stream(child.channel)
    self.child = child
    self.limits = limits
    self.cancellation = cancellation
    meter = Meter(cpu: limits.cpu, wall: limits.wall)
  }

  /// Waits for the program's end, or for what must end it.
  /// - Parameter report: Gets each line of the channel, without its line feed.
  /// - Returns: How it ended and what it printed.
  consuming func execute(report: ([UInt8]) -> Reaction = { _ in .carryOn }) -> Execution {
    let start = ContinuousClock.now
    var cut: Ending?
    var hasEnded = false
    while cut == nil, !hasEnded {
      hasEnded = wait(for: meter.timeToNextLook)
      cut = readReports(report)
      if cut == nil, let flood = readOutput() {
        // What was reported before a flood belongs to what came before it.
        _ = readReports(report)
        cut = flood
      }
      if cut == nil, !hasEnded { cut = reachedLimit() }
    }
    if case .timedOut = cut, child.sandbox != .trusted { collectBacktrace() }
    let own = child.end(hasEnded: hasEnded)
    return Execution(
      ending: cut ?? own,
      output: output.bytes,
      duration: start.duration(to: .now)
    )
  }

  /// Waits until there is something to read, or the program has ended, or the time is over.
  /// - Returns: True if the program has ended; all that it wrote can be read then.
  private func wait(for time: Duration?) -> Bool {
    let cancelled = cancellation?.descriptor.rawValue ?? -1
    var polled = [child.ended.rawValue, output.descriptor, reports.descriptor, cancelled]
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&polled, nfds_t(polled.count), time?.roundedUpToMilliseconds ?? -1)
    return polled[0].revents != 0
  }

  private mutating func readReports(_ report: ([UInt8]) -> Reaction) -> Ending? {
    let hasOverflowed = reports.read(limit: limits.reports)
    for line in reports.takeLines() {
      switch report(line) {
      case .carryOn: break
      case .restartClocks: meter.restart()
      case .finish:
        isFinishing = true
        meter = Meter(cpu: nil, wall: .seconds(1))
      }
    }
    return hasOverflowed ? .outputOverflowed(limit: limits.reports) : nil
  }

  private mutating func readOutput() -> Ending? {
    output.read(limit: limits.output) ? .outputOverflowed(limit: limits.output) : nil
  }

  private mutating func reachedLimit() -> Ending? {
    if cancellation?.isCancelled == true { return .cancelled }
    let ending = meter.reachedLimit { [tree = child.tree] in tree.usage }
    return isFinishing && ending != nil ? .finished : ending
  }

  /// Gives a program whose time is over a moment to say where it is.
  private mutating func collectBacktrace() {
    child.requestBacktrace()
    let end = ContinuousClock.now + .seconds(1)
    while ContinuousClock.now < end {
      let hasEnded = wait(for: ContinuousClock.now.duration(to: end))
      if readOutput() != nil || hasEnded || cancellation?.isCancelled == true { return }
    }
  }
}
