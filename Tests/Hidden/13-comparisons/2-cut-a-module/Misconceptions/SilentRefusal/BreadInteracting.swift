/// I: what a bread's presenter asks of the shop.
@MainActor
protocol BreadInteracting {
  var name: String { get }
  /// The price in crowns.
  var price: Int { get }
  /// How many there are now.
  var left: Int { get }

  /// Takes one, and returns whether there was one.
  func take() -> Bool
}
