import Observation

/// What the order's screen shows, and what can happen on it.
@MainActor
@Observable
final class OrderViewModel {
  let title = "Your order"
  private(set) var state = OrderState.open

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

  var total: String { "\(basket.total) crowns" }

  var status: String {
    switch state {
    case .open: "Not yet paid."
    case .paying: "Waiting for the till."
    case .paid: "Paid."
    case .refused: "Refused. Try again."
    }
  }

  var canPay: Bool {
    state != .paying && !basket.breads.isEmpty
  }

  func pay() async {
    guard canPay else { return }
    state = .paying
    let crowns = basket.total
    guard await till.charge(crowns) else {
      state = .refused
      return
    }
    basket.empty()
    state = .paid
    navigation?.customerHasPaid(crowns)
  }
}
