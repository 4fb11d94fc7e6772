/// What a bread's screen shows, and what can happen on it.
@MainActor
final class BreadViewModel {
  /// Called when the customer wants to see all orders.
  var onOrders: (() -> Void)?

  let title: String
  private let bread: Bread
  private let orders: OrderBook

  init(bread: Bread, orders: OrderBook) {
    title = bread.name
    self.bread = bread
    self.orders = orders
  }

  var price: String { "\(bread.price) crowns" }

  func order() { orders.add(bread) }
  func showOrders() { onOrders?() }
}
