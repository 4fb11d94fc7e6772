/// What the customer has ordered.
@MainActor
final class OrderListViewModel: PageViewModel {
  var onChosen: ((OrderID) -> Void)?

  let title = "My orders"
  private let customer: String
  private let bakery: Bakery

  init(customer: String, bakery: Bakery) {
    self.customer = customer
    self.bakery = bakery
  }

  var rows: [Row] {
    let orders = bakery.orders.filter { $0.customer == customer }
    guard !orders.isEmpty else { return [.text("Nothing yet")] }
    return orders.map { order in
      .button("Order \(order.id.number)") { [self] in
        onChosen?(order.id)
      }
    }
  }
}
