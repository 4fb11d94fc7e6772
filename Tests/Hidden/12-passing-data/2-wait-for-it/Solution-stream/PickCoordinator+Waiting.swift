extension PickCoordinator {
  /// Shows the flow, and returns when it has ended; cancelling the task
  /// that waits takes the sheet away.
  func outcome() async -> Outcome<Bread> {
    if Task.isCancelled { return .cancelled }
    let (outcomes, answer) = AsyncStream.makeStream(
      of: Outcome<Bread>.self
    )
    completion = { outcome in
      answer.yield(outcome)
      answer.finish()
    }
    start()
    // A task of its own, which nobody cancels, waits for the answer.
    let waiting = Task {
      for await outcome in outcomes { return outcome }
      return Outcome<Bread>.cancelled
    }
    return await withTaskCancellationHandler {
      await waiting.value
    } onCancel: {
      Task { @MainActor [weak self] in self?.cancel() }
    }
  }
}
