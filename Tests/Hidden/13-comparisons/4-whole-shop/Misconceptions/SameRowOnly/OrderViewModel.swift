/// One order of the customer.
@MainActor
final class OrderViewModel: PageViewModel {
  private let order: Order

  init(order: Order) {
    self.order = order
  }

  var title: String { "Order \(order.id.number)" }

  var rows: [Row] {
    [.text("One \(order.bread.name), \(order.bread.price) crowns")]
  }
}
