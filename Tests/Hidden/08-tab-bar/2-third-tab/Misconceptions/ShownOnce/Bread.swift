/// A bread that is sold today.
struct Bread {
  let name: String
  /// The price in crowns.
  let price: Int

  static let today = [
    Bread(name: "Rye", price: 40),
    Bread(name: "Sourdough", price: 50),
    Bread(name: "Brioche", price: 30),
  ]
}
