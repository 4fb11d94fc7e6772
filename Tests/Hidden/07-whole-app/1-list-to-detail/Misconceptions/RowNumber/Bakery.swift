/// The bakery at the other end of the line.
@MainActor
final class Bakery {
  /// What can be bought today.
  private(set) var breads = [
    Bread(id: "B1", name: "Rye", price: 40),
    Bread(id: "B2", name: "Sourdough", price: 50),
    Bread(id: "B3", name: "Brioche", price: 30),
  ]

  /// Sells the last loaf of a bread to somebody at the counter.
  ///
  /// The app learns of it at its next fetch.
  func sellOut(_ id: Bread.ID) {
    breads.removeAll { $0.id == id }
  }
}
