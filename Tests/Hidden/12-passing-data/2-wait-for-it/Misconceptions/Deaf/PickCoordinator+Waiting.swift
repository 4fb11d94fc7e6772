extension PickCoordinator {
  func outcome() async -> Outcome<Bread> {
    guard !Task.isCancelled else { return .cancelled }
    return await withCheckedContinuation { continuation in
      completion = { continuation.resume(returning: $0) }
      start()
    }
  }
}
