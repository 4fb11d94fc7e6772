import UIKit

/// Buying today's bread: the list, one bread, the order.
@MainActor
final class TodayCoordinator: TodayScreensDelegate {
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
    let list = BreadListViewController(viewModel: BreadListViewModel())
    list.delegate = self
    navigationController.setViewControllers([list], animated: false)
  }

  // MARK: What the screens tell

  func customerDidChoose(_ bread: Bread) {
    let viewModel = BreadViewModel(bread: bread, basket: basket)
    let screen = BreadViewController(viewModel: viewModel)
    screen.delegate = self
    navigationController.pushViewController(screen, animated: true)
  }

  func customerDidOrder() {
    let viewModel = OrderViewModel(basket: basket)
    let screen = OrderViewController(viewModel: viewModel)
    screen.delegate = self
    navigationController.pushViewController(screen, animated: true)
  }

  func customerIsDone() {
    navigationController.popToRootViewController(animated: true)
  }
}
