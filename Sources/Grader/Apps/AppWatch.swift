/// Notices an app that does not answer: it loops, or waits for what will never come.
package struct AppWatch: Equatable, Sendable {
  /// The processor's time that one request may take.
  package static let cpuLimit = Duration.seconds(3)
  /// The time that may pass until one request is answered.
  package static let waitingLimit = Duration.seconds(10)
  /// The time after which nothing is waited for, however busy the machine is.
  package static let longestTime = Duration.seconds(60)
  /// How often somebody should look.
  package static let interval = Duration.milliseconds(100)

  private let started: ContinuousClock.Instant
  private let cpuTime: Duration

  /// What is wrong with an app that is late.
  package enum Overrun: Equatable, Sendable {
    /// It works and does not come to an end.
    case computing
    /// It does nothing, and does not answer.
    case waiting
  }

  /// Begins to watch.
  package init(now: ContinuousClock.Instant, cpuTime: Duration) {
    started = now
    self.cpuTime = cpuTime
  }

  /// How the app is late; nil while it may be given time.
  ///
  /// On a busy machine an app that computes gets little of the processor: it is not taken for one that
  /// waits, unless it has hardly used any.
  package func overrun(now: ContinuousClock.Instant, cpuTime: Duration) -> Overrun? {
    let passed = now - started
    let worked = cpuTime - self.cpuTime
    if worked >= Self.cpuLimit { return .computing }
    if passed >= Self.waitingLimit, worked * 10 < passed { return .waiting }
    return passed >= Self.longestTime ? .computing : nil
  }
}

extension RunningApp {
  /// Ends an app that is late; one that computes is asked first where it is.
  package func end(because overrun: AppWatch.Overrun) -> CheckEnding {
    switch overrun {
    case .computing:
      return endAfterTimeOut(limit: AppWatch.cpuLimit)
    case .waiting:
      _ = end()
      return .timedOut(.waiting, limit: AppWatch.waitingLimit, frame: nil)
    }
  }
}
