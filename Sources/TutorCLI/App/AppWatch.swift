import Grader

/// Notices an app that does not answer: it loops, or waits for what will never come.
struct AppWatch: Equatable, Sendable {
  /// The processor's time that one request may take.
  static let cpuLimit = Duration.seconds(3)
  /// The time that may pass until one request is answered.
  static let waitingLimit = Duration.seconds(10)
  /// The time after which nothing is waited for, however busy the machine is.
  static let longestTime = Duration.seconds(60)
  /// How often somebody should look.
  static let interval = Duration.milliseconds(100)

  private let started: ContinuousClock.Instant
  private let cpuTime: Duration

  /// What is wrong with an app that is late.
  enum Overrun: Equatable, Sendable {
    case computing
    case waiting
  }

  init(now: ContinuousClock.Instant, cpuTime: Duration) {
    started = now
    self.cpuTime = cpuTime
  }

  /// How the app is late; nil while it may be given time.
  ///
  /// On a busy machine an app that computes gets little of the processor: it is not taken for one that
  /// waits, unless it has hardly used any.
  func overrun(now: ContinuousClock.Instant, cpuTime: Duration) -> Overrun? {
    let passed = now - started
    let worked = cpuTime - self.cpuTime
    if worked >= Self.cpuLimit { return .computing }
    if passed >= Self.waitingLimit, worked * 10 < passed { return .waiting }
    return passed >= Self.longestTime ? .computing : nil
  }
}

extension RunningApp {
  /// Ends an app that is late; one that computes is asked first where it is.
  func end(because overrun: AppWatch.Overrun) -> CheckEnding {
    switch overrun {
    case .computing:
      return endAfterTimeOut(limit: AppWatch.cpuLimit)
    case .waiting:
      _ = end()
      return .timedOut(.waiting, limit: AppWatch.waitingLimit, frame: nil)
    }
  }
}
