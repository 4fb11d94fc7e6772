/// What the screen of the orders shows.
@MainActor
final class OrdersViewModel {
  let title = "My orders"
  private let orders: OrderBook

  init(orders: OrderBook) {
    self.orders = orders
  }

  var text: String {
    let names = orders.breads.map(\.name)
    return names.isEmpty ? "Nothing yet" : names.joined(separator: ", ")
  }
}
