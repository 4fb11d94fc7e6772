/// I: what the list needs to know of the shop.
@MainActor
final class ViperListInteractor {
  let breads = Bread.today
  private let orders: ViperOrders

  init(orders: ViperOrders) {
    self.orders = orders
  }

  var order: Order? { orders.last }
}
