/// What a bread's screen shows, and what can happen on it.
@MainActor
final class BreadViewModel {
  weak var delegate: (any BreadViewModelDelegate)?

  private let bread: Bread
  private let shelf: Shelf
  private let basket: Basket

  init(bread: Bread, shelf: Shelf, basket: Basket) {
    self.bread = bread
    self.shelf = shelf
    self.basket = basket
  }

  var title: String { bread.name }
  var price: String { "\(bread.price) crowns" }

  var stock: String {
    let left = shelf.left(of: bread)
    return left == 0 ? "Sold out" : "\(left) left"
  }

  /// Takes a loaf, if there is one, and tells that it is ordered.
  func order() {
    guard shelf.take(bread) else { return }
    basket.add(bread)
    delegate?.breadViewModel(self, didOrder: bread)
  }
}
