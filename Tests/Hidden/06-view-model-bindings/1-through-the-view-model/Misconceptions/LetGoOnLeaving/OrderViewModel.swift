/// What the order's screen shows.
@MainActor
final class OrderViewModel {
  let title = "Your order"
  private let basket: Basket

  init(basket: Basket) {
    self.basket = basket
  }

  var content: String {
    let names = basket.breads.map(\.name).joined(separator: ", ")
    return names.isEmpty ? "Nothing" : names
  }

  var total: String { "\(basket.total) crowns" }
}
