/// Something to order.
struct Bread: Hashable {
  let name: String
  /// The price in crowns.
  let price: Int

  /// What is baked today; tomorrow it may be something else.
  @MainActor static var today = [
    Bread(name: "Rye", price: 40),
    Bread(name: "Brioche", price: 30),
  ]

  /// Finds one of today's by its name.
  @MainActor static func named(_ name: String) -> Bread? {
    today.first { $0.name == name }
  }
}
