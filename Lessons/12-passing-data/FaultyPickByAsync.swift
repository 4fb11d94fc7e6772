/// A `PickByAsync` that answers when a bread is taken, and only then.
final class FaultyPickByAsync: PickByAsync {
  override func end(_ outcome: Outcome<Bread>) {
    if case .finished = outcome { super.end(outcome) }
  }
}
