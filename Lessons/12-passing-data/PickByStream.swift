/// The flow that tells all along.
///
/// Not final, so that `FaultyPickByStream` can show what goes wrong.
class PickByStream: PickCoordinator {
  private let stream = AsyncStream.makeStream(of: PickByStreamNews.self)

  /// For one listener; it ends with the flow.
  var news: AsyncStream<PickByStreamNews> { stream.stream }

  override func didLook(at bread: Bread) {
    stream.continuation.yield(.lookedAt(bread))
  }

  override func end(_ outcome: Outcome<Bread>) {
    if case .finished(let bread) = outcome {
      stream.continuation.yield(.took(bread))
    }
    stream.continuation.finish()
  }
}
