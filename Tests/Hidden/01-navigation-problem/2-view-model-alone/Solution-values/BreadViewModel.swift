/// What a bread's screen shows, and what can happen on it.
@MainActor
final class BreadViewModel {
  /// Called when the bread has been put into the basket.
  var onOrdered: ((Basket) -> Void)?

  let title: String
  let price: String
  let canOrder: Bool
  private let takeOrder: @MainActor () -> Basket

  init(bread: Bread, discount: Int, basket: Basket) {
    title = bread.name
    canOrder = !bread.isSoldOut
    price =
      bread.isSoldOut
      ? "Sold out"
      : "\(bread.price * (100 - discount) / 100) crowns"
    takeOrder = {
      basket.add(bread)
      return basket
    }
  }

  /// Puts the bread into the basket and tells that it has done so.
  func order() {
    if canOrder {
      let basket = takeOrder()
      onOrdered?(basket)
    }
  }
}
