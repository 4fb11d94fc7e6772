/// A loaf that a customer has ordered.
struct Order: Hashable {
  let id: OrderID
  let customer: String
  let bread: Bread
}
