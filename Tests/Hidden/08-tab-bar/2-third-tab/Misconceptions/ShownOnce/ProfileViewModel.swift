/// What the profile shows, and what can happen on it.
@MainActor
final class ProfileViewModel {
  var onOrders: (() -> Void)?

  let title = "Profile"
  let name: String
  private let orders: OrderBook

  init(customer: String, orders: OrderBook) {
    name = customer
    self.orders = orders
  }

  var count: String { "Orders: \(orders.breads.count)" }

  func showOrders() { onOrders?() }
}
