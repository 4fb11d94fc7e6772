extension PickCoordinator {
  /// Shows the flow, and returns when it has ended.
  func outcome() async -> Outcome<Bread> {
    start()
    return .cancelled
  }
}
