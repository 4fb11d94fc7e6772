/// What a test does with an order, without a screen.
///
/// The app does not use it. It stands here so that the text can show it.
@MainActor
enum OrderRehearsal {
  /// Pays an order, and returns what was told.
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

  /// Returns whether an order keeps its listener in memory.
  static func ownsItsNavigation() -> Bool {
    weak var listener: NavigationRecorder?
    let viewModel: OrderViewModel
    do {
      let recorder = NavigationRecorder()
      listener = recorder
      viewModel = OrderViewModel(
        customer: "Ada",
        basket: Basket(),
        navigation: recorder
      )
    }
    return withExtendedLifetime(viewModel) { listener != nil }
  }
}
