/// What the screen after an order shows, and what can happen on it.
@MainActor
final class OrderViewModel {
  var onDone: (() -> Void)?

  let title = "Ordered"
  private let basket: Basket

  init(basket: Basket) {
    self.basket = basket
  }

  var summary: String {
    let breads = basket.breads.map(\.name).joined(separator: ", ")
    return "In your basket: \(breads)"
  }

  func finish() { onDone?() }
}
