/// What a bread's screen shows, and what can happen on it.
@MainActor
final class BreadViewModel {
  /// Called when the bread has been put into the basket.
  var onOrdered: ((Basket) -> Void)?
  /// What the customer need not pay, in per cent.
  var discount = 0
  /// Where an order goes.
  var basket: Basket?

  let bread: Bread

  init(bread: Bread) {
    self.bread = bread
  }

  var title: String { bread.name }

  var price: String {
    "\(bread.price - bread.price * discount / 100) crowns"
  }

  func order() {
    guard let basket else { return }
    basket.add(bread)
    onOrdered?(basket)
  }
}
