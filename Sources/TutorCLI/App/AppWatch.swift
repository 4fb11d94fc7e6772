/// Notices an app that does not answer: it loops, or waits for what will never come.
struct AppWatch: Equatable, Sendable {
  /// The processor's time that one request may take.
  static let processorLimit = Duration.seconds(3)
  /// The time that may pass until one request is answered.
  static let waitingLimit = Duration.seconds(10)
  /// How often somebody should look.
  static let interval = Duration.milliseconds(100)

  private let started: ContinuousClock.Instant
  private let processorTime: Duration

  /// What is wrong with an app that is late.
  enum Overrun: Equatable, Sendable {
    case computing(Duration)
    case waiting(Duration)
  }

  init(now: ContinuousClock.Instant, processorTime: Duration) {
    started = now
    self.processorTime = processorTime
  }

  /// Nil while the app may still be given time.
  func overrun(now: ContinuousClock.Instant, processorTime: Duration) -> Overrun? {
    if processorTime - self.processorTime >= Self.processorLimit {
      return .computing(Self.processorLimit)
    }
    return now - started >= Self.waitingLimit ? .waiting(Self.waitingLimit) : nil
  }
}
