/// What the order's screen shows, and what can happen on it.
@MainActor
final class OrderViewModel {
  var onConfirmed: (() -> Void)?
  var onCancel: (() -> Void)?

  let title = "Your order"
  private let bread: Bread
  private let orders: OrderBook
  private var isConfirmed = false

  init(bread: Bread, orders: OrderBook) {
    self.bread = bread
    self.orders = orders
  }

  var text: String { "One \(bread.name), \(bread.price) crowns" }

  /// Orders the bread; a second tap finds it ordered, and does nothing.
  func confirm() {
    guard !isConfirmed else { return }
    isConfirmed = true
    orders.add(bread)
    onConfirmed?()
  }

  func cancel() { onCancel?() }
}
