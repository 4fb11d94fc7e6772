/// What a bread's screen shows, and what can happen on it.
@MainActor
final class BreadViewModel {
  /// Called when the bread has been put into the basket.
  var onOrdered: ((Basket) -> Void)?

  private let bread: Bread
  /// What the customer need not pay, in per cent.
  private let discount: Int
  /// Where an order goes.
  private let basket: Basket

  init(bread: Bread, discount: Int, basket: Basket) {
    self.bread = bread
    self.discount = discount
    self.basket = basket
  }

  /// The bread's name.
  var title: String { bread.name }

  /// What the customer pays, or that there is nothing to be had.
  var price: String {
    guard canOrder else { return "Sold out" }
    return "\(bread.price - bread.price * discount / 100) crowns"
  }

  /// Whether there is something to be had.
  var canOrder: Bool { !bread.isSoldOut }

  /// Puts the bread into the basket and tells that it has done so.
  func order() {
    guard canOrder else { return }
    onOrdered?(basket)
    basket.add(bread)
  }
}
