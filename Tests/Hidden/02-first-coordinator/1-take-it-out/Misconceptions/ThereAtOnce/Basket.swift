/// What the customer has ordered.
@MainActor
final class Basket {
  private(set) var breads: [Bread] = []

  func add(_ bread: Bread) {
    breads.append(bread)
  }
}
