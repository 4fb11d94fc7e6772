import Observation

/// What the bakery sells today, and how the orders ended.
@MainActor
@Observable
final class Bakery {
  let breads = [
    Bread(id: BreadID(number: 3), name: "Rye", price: 40),
    Bread(id: BreadID(number: 1), name: "Sourdough", price: 50),
    Bread(id: BreadID(number: 2), name: "Brioche", price: 30),
  ]
  /// What was ordered, by all customers.
  private(set) var orders: [Order] = []
  /// The breads whose order was begun and given up.
  private(set) var cancelled: [BreadID] = []

  /// The bread, or nil when it is not among today's.
  func bread(_ id: BreadID) -> Bread? {
    breads.first { $0.id == id }
  }

  /// The order, or nil when this customer has none of this number.
  func order(_ id: OrderID, of customer: String) -> Order? {
    orders.first { $0.id == id && $0.customer == customer }
  }

  /// Takes down an order.
  func place(_ bread: Bread, for customer: String) {
    let id = OrderID(number: orders.count + 1)
    orders.append(Order(id: id, customer: customer, bread: bread))
  }

  /// Takes down that an order was begun and given up.
  func cancel(_ bread: Bread) {
    cancelled.append(bread.id)
  }
}
