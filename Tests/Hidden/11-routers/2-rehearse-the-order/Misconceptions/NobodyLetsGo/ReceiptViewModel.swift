/// What a receipt shows, and what can happen on it.
@MainActor
final class ReceiptViewModel {
  /// Called when the customer has read it.
  var onDone: (() -> Void)?

  /// The bread's name.
  let bread: String

  init(bread: String) {
    self.bread = bread
  }

  /// What the button does.
  func done() { onDone?() }
}
