/// What the screen after an order shows.
@MainActor
final class OrderViewModel {
  let title = "Ordered"
  private let basket: Basket

  init(basket: Basket) {
    self.basket = basket
  }

  var summary: String {
    let breads = basket.breads.map(\.name).joined(separator: ", ")
    return "In your basket: \(breads)"
  }
}
