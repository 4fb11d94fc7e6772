/// What the order's screen shows, and what can happen on it.
@MainActor
final class OrderViewModel {
  let title = "Your order"
  private(set) var state = OrderState.open

  private let basket: Basket

  init(
    basket: Basket,
    till: any Till,
    navigation: any OrderNavigation
  ) {
    self.basket = basket
  }

  var total: String { "" }
  var status: String { "" }
  var canPay: Bool { false }

  func pay() async {}
}
