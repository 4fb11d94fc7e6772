/// What an order's screen shows, and what can happen on it.
@MainActor
final class OrderViewModel {
  /// Called when the bread is bought.
  var onBought: (() -> Void)?

  /// The bread's name.
  let bread: String

  init(bread: String) {
    self.bread = bread
  }

  /// What the button does.
  func buy() { onBought?() }
}
