/// One bread, and how many of it the customer has ordered.
@MainActor
final class BreadViewModel: PageViewModel {
  var onOrder: (() -> Void)?

  private let bread: Bread
  private let customer: String
  private let bakery: Bakery

  init(bread: Bread, customer: String, bakery: Bakery) {
    self.bread = bread
    self.customer = customer
    self.bakery = bakery
  }

  var title: String { bread.name }

  var rows: [Row] {
    [
      .text("\(bread.price) crowns"),
      .text("\(count) ordered"),
      .button("Order") { [self] in onOrder?() },
    ]
  }

  private var count: Int {
    bakery.orders.count { $0.bread == bread && $0.customer == customer }
  }
}
