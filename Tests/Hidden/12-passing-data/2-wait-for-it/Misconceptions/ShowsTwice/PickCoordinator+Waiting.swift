extension PickCoordinator {
  /// Shows the flow, and returns when it has ended; cancelling the task
  /// that waits takes the sheet away.
  func outcome() async -> Outcome<Bread> {
    guard !Task.isCancelled else { return .cancelled }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        completion = { continuation.resume(returning: $0) }
        start()
        start()
      }
    } onCancel: {
      Task { @MainActor in cancel() }
    }
  }
}
