import Foundation

/// Gives the threads of an app their turns until its asynchronous code has nothing left to do.
///
/// This is written without `await`: each would be a job too, and taken for one of the app's.
@MainActor
final class Settling {
  /// How many turns in a row must bring no job: those of the main thread are not counted.
  private static let enoughQuietTurns = 8
  /// After how many of them all other threads must be asleep too: some things go past the pool, as
  /// `Task.yield()` does.
  private static let turnsAsleep = 2
  /// Code that hops for ever is not waited for.
  private static let mostTurns = 500
  /// How long threads are waited for that are awake and bring no job.
  private static let mostPatience = Duration.milliseconds(500)
  /// What is left of it; a thread that works for ever is given it once.
  private static var patience = mostPatience
  private static let classes: [DispatchQoS.QoSClass] = [
    .userInteractive, .userInitiated, .default, .utility, .background,
  ]

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
    afterOtherThreads { [self] count in
      turn()
      turnCount += 1
      quietTurnCount = count == jobCount ? quietTurnCount + 1 : 0
      jobCount = count
      let enough = Self.enoughQuietTurns - Self.turnsAsleep
      if quietTurnCount > enough, othersGoOn() { quietTurnCount = enough }
      lastTurn = .now
      if quietTurnCount < Self.enoughQuietTurns, turnCount < Self.mostTurns {
        nextTurn()
      } else {
        finish()
      }
    }
  }

  /// Tells whether other threads have something to do, after a moment for it.
  private func othersGoOn() -> Bool {
    guard OtherThreads.areAwake else {
      Self.patience = Self.mostPatience
      return false
    }
    if Self.patience <= .zero { return false }
    usleep(200)
    Self.patience -= lastTurn.duration(to: .now)
    return true
  }

  /// Lets what need not be on the main thread run, then what waits for that one.
  /// - Parameter next: Gets how many jobs there were so far; 0 where that is not known.
  private func afterOtherThreads(_ next: @escaping @MainActor (Int) -> Void) {
    let count = BackgroundPool.isInstalled ? BackgroundPool.shared.waitUntilIdle() : 0
    let group = DispatchGroup()
    for quality in Self.classes { DispatchQueue.global(qos: quality).async(group: group) {} }
    group.notify(queue: .main) { MainActor.assumeIsolated { next(count) } }
  }
}
