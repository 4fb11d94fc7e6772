/// What the order's screen shows, and what can happen on it.
@MainActor
final class OrderViewModel {
  let title = "Your order"
  private let customer: String
  private let basket: Basket
  private weak var navigation: (any OrderNavigation)?

  init(
    customer: String,
    basket: Basket,
    navigation: any OrderNavigation
  ) {
    self.customer = customer
    self.basket = basket
    self.navigation = navigation
  }

  var content: String {
    let names = basket.breads.map(\.name).joined(separator: ", ")
    return "\(customer): \(names.isEmpty ? "nothing" : names)"
  }

  var total: String { "\(basket.total) crowns" }

  func pay() {
    basket.empty()
    navigation?.customerHasPaid()
  }

  func payAndLeave() {
    basket.empty()
    navigation?.customerHasLeft()
  }
}
