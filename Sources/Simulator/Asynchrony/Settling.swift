import Foundation

/// Gives the threads of an app their turns until its asynchronous code has nothing left to do.
///
/// This is written without `await`: each would be a job too, and taken for one of the app's.
@MainActor
final class Settling {
  /// How many turns in a row must find nothing to do elsewhere: what another thread left for the main
  /// thread before it fell asleep is done in the second.
  private static let enoughQuietTurns = 2
  /// How many turns there are at least for code that never comes to rest.
  private static let fewestTurns = 8
  /// How long code is waited for that does not come to rest.
  private static let mostPatience = Duration.milliseconds(1500)
  /// What is left of it; code that goes on for ever is given it once.
  private static var patience = mostPatience
  /// How long the main thread sleeps, in microseconds, while others are awake.
  private static let nap: UInt32 = 50

  private let turn: () -> Void
  private let finish: () -> Void
  private var turnCount = 0
  private var quietTurnCount = 0
  private var jobCount = 0
  private var lastTurn = ContinuousClock.now

  /// Makes it; `nextTurn()` begins.
  /// - Parameters:
  ///   - turn: What to do on the main thread after each turn.
  ///   - finish: What to do at the end.
  init(turn: @escaping () -> Void, finish: @escaping () -> Void) {
    self.turn = turn
    self.finish = finish
  }

  /// Gives all threads a turn, and others as long as something goes on.
  func nextTurn() {
    let count = BackgroundPool.isInstalled ? BackgroundPool.shared.waitUntilIdle() : 0
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated { endTurn(jobCount: count) }
    }
  }

  private func endTurn(jobCount count: Int) {
    turn()
    turnCount += 1
    // Some things go past the pool, as `Task.yield()` does.
    let othersGoOn = OtherThreads.areAwake
    quietTurnCount = othersGoOn || count != jobCount ? 0 : quietTurnCount + 1
    jobCount = count
    let isAtRest = quietTurnCount >= Self.enoughQuietTurns
    if isAtRest { Self.patience = Self.mostPatience }
    if isAtRest || (turnCount >= Self.fewestTurns && Self.patience <= .zero) { return finish() }
    if othersGoOn { usleep(Self.nap) }
    Self.patience -= lastTurn.duration(to: .now)
    lastTurn = .now
    nextTurn()
  }
}
