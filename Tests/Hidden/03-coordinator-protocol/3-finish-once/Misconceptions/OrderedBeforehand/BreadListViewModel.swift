/// What the day's list shows, and what can happen on it.
@MainActor
final class BreadListViewModel {
  var onChosen: ((Bread) -> Void)?
  var onFavourites: (() -> Void)?
  var onGoodbye: (() -> Void)?

  let title = "Today's bread"
  let breads = Bread.today
  private let basket: Basket

  init(basket: Basket) {
    self.basket = basket
  }

  var basketText: String { basket.text }

  func choose(_ bread: Bread) { onChosen?(bread) }
  func openFavourites() { onFavourites?() }
  func sayGoodbye() { onGoodbye?() }
}
