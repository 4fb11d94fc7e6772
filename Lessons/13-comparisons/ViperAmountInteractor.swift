/// I: places an order.
@MainActor
final class ViperAmountInteractor {
  private let bread: Bread
  private let orders: ViperOrders

  init(bread: Bread, orders: ViperOrders) {
    self.bread = bread
    self.orders = orders
  }

  func place(_ amount: Amount) {
    orders.last = Order(amount: amount, bread: bread)
  }
}
