/// A `PickByCompletion` that tells too little or too much.
final class FaultyPickByCompletion: PickByCompletion {
  var fault: Fault?

  override func end(_ outcome: Outcome<Bread>) {
    switch (fault, outcome) {
    case (.noCancel, .cancelled):
      break
    case (.twice, .finished):
      super.end(outcome)
      super.end(.cancelled)
    default:
      super.end(outcome)
    }
  }
}
