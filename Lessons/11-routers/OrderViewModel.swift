/// What an order's screen shows, and what can happen on it.
@MainActor
final class OrderViewModel {
  /// Called when the bread is bought.
  var onBought: (() -> Void)?

  let title = "Your order"
  let text: String
  private var isBought = false

  init(bread: Bread) {
    text = "One \(bread.name), \(bread.price) crowns"
  }

  /// Buys; a second tap finds it bought, and does nothing.
  func buy() {
    guard !isBought else { return }
    isBought = true
    onBought?()
  }
}
