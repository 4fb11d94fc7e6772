/// Something to order.
struct Bread {
  let name: String
  /// The price in crowns.
  let price: Int

  static let today = [
    Bread(name: "Rye", price: 40),
    Bread(name: "Brioche", price: 30),
  ]
}
