extension PickCoordinator {
  /// Shows the flow, and returns when it has ended; cancelling the task
  /// that waits takes the sheet away.
  func outcome() async -> Outcome<Bread> {
    guard !Task.isCancelled else { return .cancelled }
    return await withTaskCancellationHandler {
      let (outcomes, answer) = AsyncStream.makeStream(
        of: Outcome<Bread>.self
      )
      completion = { answer.yield($0) }
      start()
      for await outcome in outcomes { return outcome }
      return .cancelled
    } onCancel: {
      Task { @MainActor in cancel() }
    }
  }
}
