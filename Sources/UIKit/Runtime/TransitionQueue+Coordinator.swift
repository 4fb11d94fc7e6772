extension TransitionQueue {
  /// The coordinator of the transition at work, or of the animated one that waits: public code adds
  /// its completion right after the push or pop.
  var coordinator: TransitionCoordinator? {
    if let running { return running.coordinator }
    guard waitingAnimated == true, host?.appearance == .appeared, let displayed,
      let next = target(), next !== displayed
    else { return nil }
    let coordinator = promised ?? TransitionCoordinator(from: displayed, isInteractive: false)
    coordinator.to = next
    promised = coordinator
    return coordinator
  }

  /// Hands on what the app added before the start; with no animation it has its turn at once.
  func keepPromise(by coordinator: TransitionCoordinator?) {
    guard let promised else { return }
    self.promised = nil
    if let coordinator { coordinator.takeOver(from: promised) } else { promised.complete() }
  }
}
