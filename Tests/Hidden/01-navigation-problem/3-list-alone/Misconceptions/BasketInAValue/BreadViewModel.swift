/// What a bread's screen shows, and what can happen on it.
@MainActor
final class BreadViewModel {
  /// Called when the bread has been put into the basket.
  var onOrdered: ((Basket) -> Void)?

  let bread: Bread
  /// What the customer need not pay, in per cent.
  private let discount: Int
  /// Where an order goes.
  private let basket: Basket

  init(bread: Bread, discount: Int, basket: Basket) {
    self.bread = bread
    self.discount = discount
    self.basket = basket
  }

  var title: String { bread.name }

  var price: String {
    "\(bread.price - bread.price * discount / 100) crowns"
  }

  func order() {
    basket.add(bread)
    onOrdered?(basket)
  }
}
