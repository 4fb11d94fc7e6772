import Glibc

/// Watches the two times of a run.
///
/// To look at the processor's time is to walk through /proc, so it is done as rarely as cannot miss the
/// limit: the first time after 20 ms, which most checks never reach.
struct Meter {
  private let cpuLimit: Duration?
  private let wallLimit: Duration?
  private var start: ContinuousClock.Instant
  private var nextLook: ContinuousClock.Instant
  /// The processor's time at the first look; what is used later counts.
  private var base: Duration?

  init(cpu: Duration?, wall: Duration?) {
    cpuLimit = cpu
    wallLimit = wall
    start = .now
    nextLook = start + .milliseconds(20)
  }

  /// The time after which ``reachedLimit(usage:)`` is to be asked; nil without limits.
  var timeToNextLook: Duration? {
    let looks = [cpuLimit.map { _ in nextLook }, wallLimit.map { start + $0 }].compactMap { $0 }
    return looks.min().map { max(.zero, ContinuousClock.now.duration(to: $0)) }
  }

  /// Begins both times anew.
  mutating func restart() {
    start = .now
    nextLook = start + .milliseconds(20)
    base = nil
  }

  /// Tells which time is over, if one is.
  /// - Parameter usage: Gives the program's usage until now; called only when it is needed.
  /// - Returns: The ending by that time; nil while there is some left.
  mutating func reachedLimit(usage: () -> Usage) -> Ending? {
    let now = ContinuousClock.now
    if let cpuLimit, now >= nextLook {
      let used = usage().cpu
      let counted = used - (base ?? used)
      if counted >= cpuLimit { return .timedOut(.cpu, after: cpuLimit) }
      base = base ?? used
      let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
      nextLook = now + max(.milliseconds(10), (cpuLimit - counted) / processors)
    }
    guard let wallLimit, now >= start + wallLimit else { return nil }
    return .timedOut(isWorking(usage()) ? .cpu : .waiting, after: wallLimit)
  }

  /// On a busy machine a loop gets less than its share of the processor; it is a loop all the same.
  private func isWorking(_ usage: Usage) -> Bool {
    guard cpuLimit != nil, let wallLimit else { return false }
    return usage.isRunning || usage.cpu - (base ?? .zero) > wallLimit / 4
  }
}

extension Duration {
  /// The whole milliseconds that last at least as long.
  package var roundedUpToMilliseconds: Int32 {
    let (seconds, attoseconds) = components
    let milliseconds = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: milliseconds)
  }
}
