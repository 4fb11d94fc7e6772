/// A bread as the bakery sells it.
struct Bread: Equatable {
  let name: String
  /// The price in crowns.
  let price: Int
}

extension Bread {
  static let rye = Bread(name: "Rye", price: 40)
  static let sourdough = Bread(name: "Sourdough", price: 50)
  static let brioche = Bread(name: "Brioche", price: 30)

  /// What came out of the oven this morning.
  static let today = [rye, sourdough, brioche]
}
