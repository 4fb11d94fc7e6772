extension Runtime {
  /// How much virtual time `settle()` grants before it gives up.
  static let settlingLimit: Duration = .seconds(600)

  /// How many turns `settle()` grants before it gives up.
  static let settlingTurns = 10_000

  /// Runs one turn of the loop: a layout pass, then what is due.
  ///
  /// Time does not move.
  package func turn() {
    layOut()
    let instant = now
    while let action = timeline.popAction(dueAt: instant) {
      action()
      layOut()
    }
  }

  /// Moves time, finishing what is due in order, each in a turn of its own.
  package func advance(by duration: Duration) {
    let target = now + duration
    turn()
    while let due = timeline.nextDue, due <= target {
      now = max(now, due)
      turn()
    }
    now = target
  }

  /// Turns and moves time until nothing is in motion.
  ///
  /// Gives up with a warning after ten minutes of virtual time or ten thousand turns: an app that
  /// starts an animation at the end of each animation never settles. Nor does one whose own animation
  /// of a transition never says that it has ended.
  package func settle() {
    let deadline = now + Self.settlingLimit
    for _ in 0..<Self.settlingTurns {
      turn()
      if isAtRest { return reportOpenAnimations() }
      guard let due = timeline.nextDue else { continue }
      guard due <= deadline else { break }
      now = max(now, due)
    }
    warn("The app did not settle: something starts again whenever it ends.")
  }

  private func reportOpenAnimations() {
    for animation in openAnimations where !animation.isReported {
      animation.isReported = true
      warn(animation.complaint)
    }
  }

  /// Runs an action after a duration of virtual time.
  @discardableResult
  func schedule(
    after duration: Duration,
    _ action: @escaping @MainActor () -> Void
  ) -> Timeline.Entry {
    timeline.schedule(at: now + duration, action)
  }
}
