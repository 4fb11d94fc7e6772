/// What a bread's screen shows, and what can happen on it.
@MainActor
final class BreadViewModel {
  /// Called when the bread has been put into the basket.
  var onOrdered: (() -> Void)?

  private let bread: Bread
  private let basket: Basket

  init(bread: Bread, basket: Basket) {
    self.bread = bread
    self.basket = basket
  }

  var title: String { bread.name }
  var price: String { "\(bread.price) crowns" }

  func order() {
    basket.add(bread)
    onOrdered?()
  }
}
