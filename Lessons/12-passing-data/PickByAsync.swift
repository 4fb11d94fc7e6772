/// The flow that one can wait for.
///
/// Not final, so that `FaultyPickByAsync` can show what goes wrong.
class PickByAsync: PickCoordinator {
  private var waiting: CheckedContinuation<Outcome<Bread>, Never>?

  /// Shows the flow, and returns when it has ended.
  func outcome() async -> Outcome<Bread> {
    await withCheckedContinuation { continuation in
      waiting = continuation
      start()
    }
  }

  override func end(_ outcome: Outcome<Bread>) {
    waiting?.resume(returning: outcome)
    waiting = nil
  }
}
