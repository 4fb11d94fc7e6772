/// Stands in for a coordinator, and keeps what it is told.
@MainActor
final class NavigationRecorder: OrderNavigation {
  private(set) var told: [String] = []

  func customerHasPaid() { told.append("paid") }
  func customerHasLeft() { told.append("left") }

  /// Pays an order without a screen, and returns what was told.
  static func whatPayingTells() -> [String] {
    let recorder = NavigationRecorder()
    let viewModel = OrderViewModel(
      customer: "Ada",
      basket: Basket(),
      navigation: recorder
    )
    viewModel.pay()
    return recorder.told
  }
}
