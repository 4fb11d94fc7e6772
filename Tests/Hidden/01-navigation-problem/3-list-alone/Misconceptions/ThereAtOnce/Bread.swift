/// A bread as the bakery sells it.
struct Bread: Equatable {
  let name: String
  /// The price in crowns, before any discount.
  let price: Int
  /// Whether the shelf is empty for today.
  var isSoldOut = false
}

extension Bread {
  static let rye = Bread(name: "Rye", price: 40)
  static let sourdough = Bread(name: "Sourdough", price: 50)
  static let brioche = Bread(name: "Brioche", price: 30, isSoldOut: true)
}
