/// What the customer has ordered and not yet paid.
@MainActor
final class Basket {
  private(set) var breads: [Bread] = []

  var total: Int { breads.reduce(0) { $0 + $1.price } }

  func add(_ bread: Bread) { breads.append(bread) }
  func empty() { breads = [] }
}
