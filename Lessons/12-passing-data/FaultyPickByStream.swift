/// A `PickByStream` that never says that it is over.
final class FaultyPickByStream: PickByStream {
  override func leave() {}
}
