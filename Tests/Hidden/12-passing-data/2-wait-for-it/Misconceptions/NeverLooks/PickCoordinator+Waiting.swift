extension PickCoordinator {
  /// Shows the flow, and returns when it has ended.
  func outcome() async -> Outcome<Bread> {
    await withCheckedContinuation { continuation in
      completion = { continuation.resume(returning: $0) }
      start()
    }
  }
}
