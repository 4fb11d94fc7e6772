extension PickCoordinator {
  /// Shows the flow, and returns when it has ended; cancelling the task
  /// that waits takes the sheet away.
  func outcome() async -> Outcome<Bread> {
    guard !Task.isCancelled else { return .cancelled }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        completion = { outcome in
          guard case .finished = outcome else { return }
          continuation.resume(returning: outcome)
        }
        start()
      }
    } onCancel: {
      Task { @MainActor in cancel() }
    }
  }
}
