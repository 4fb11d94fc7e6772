/// What the bakery sells today.
@MainActor
final class Bakery {
  let breads = [
    Bread(id: BreadID(number: 1), name: "Rye", price: 40),
    Bread(id: BreadID(number: 2), name: "Sourdough", price: 50),
    Bread(id: BreadID(number: 3), name: "Brioche", price: 30),
  ]

  /// The bread, or nil when it is not among today's.
  func bread(_ id: BreadID) -> Bread? {
    breads.first { $0.id == id }
  }
}
