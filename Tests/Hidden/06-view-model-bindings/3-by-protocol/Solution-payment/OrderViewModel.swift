/// What the order's screen shows, and what can happen on it.
@MainActor
final class OrderViewModel {
  let title = "Your order"
  private let payment = Payment()
  private let basket: Basket
  private let till: any Till
  private weak var navigation: (any OrderNavigation)?

  init(
    basket: Basket,
    till: any Till,
    navigation: any OrderNavigation
  ) {
    self.basket = basket
    self.till = till
    self.navigation = navigation
  }

  var state: OrderState { payment.state }
  var total: String { "\(basket.total) crowns" }
  var canPay: Bool { payment.canBegin && basket.total > 0 }

  var status: String {
    switch state {
    case .open: return "Not yet paid."
    case .paying: return "Waiting for the till."
    case .paid: return "Paid."
    case .refused: return "Refused. Try again."
    }
  }

  func pay() async {
    guard canPay else { return }
    let crowns = basket.total
    if await payment.make(crowns, by: till) {
      basket.empty()
      navigation?.customerHasPaid(crowns)
    }
  }
}
