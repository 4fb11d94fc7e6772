extension PickCoordinator {
  func outcome() async -> Outcome<Bread> {
    guard !Task.isCancelled else { return .cancelled }
    let (outcomes, answer) = AsyncStream.makeStream(
      of: Outcome<Bread>.self
    )
    completion = { outcome in
      answer.yield(outcome)
      answer.finish()
    }
    start()
    for await outcome in outcomes { return outcome }
    return .cancelled
  }
}
