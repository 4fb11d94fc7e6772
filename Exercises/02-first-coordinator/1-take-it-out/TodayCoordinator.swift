import UIKit

/// Buying today's bread: the list, one bread, the order.
@MainActor
final class TodayCoordinator {
  /// Empty, since this flow gives no work away; `tree` looks for it.
  var childCoordinators: [AnyObject] = []
  private let navigationController: UINavigationController
  private let basket: Basket

  init(navigationController: UINavigationController, basket: Basket) {
    self.navigationController = navigationController
    self.basket = basket
  }

  /// Puts the flow's first screen on the stack.
  func start() {
  }
}
