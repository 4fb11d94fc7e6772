/// What the order's screen shows, and what can happen on it.
@MainActor
final class OrderViewModel {
  /// Called when the loaf is bought.
  var onBought: (() -> Void)?
  /// Called when the customer does not want it, or there is none.
  var onCancel: (() -> Void)?

  let title = "Your order"
  private let bread: Bread
  private let repository: BreadRepository
  private var isBought = false

  init(bread: Bread, repository: BreadRepository) {
    self.bread = bread
    self.repository = repository
  }

  var text: String { "One \(bread.name), \(bread.price) crowns" }

  /// Buys the loaf; a second tap finds it bought, and does nothing.
  func confirm() {
    guard !isBought else { return }
    isBought = repository.buy(bread.id)
    if isBought {
      onBought?()
    } else {
      onCancel?()
    }
  }

  func cancel() { onCancel?() }
}
