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
    let list = BreadListViewController(
      viewModel: BreadListViewModel()
    ) { [weak self] bread in
      self?.showBread(bread)
    }
    navigationController.pushViewController(list, animated: false)
  }

  private func showBread(_ bread: Bread) {
    let screen = BreadViewController(
      viewModel: BreadViewModel(bread: bread, basket: basket)
    ) { [weak self] in
      self?.showOrder()
    }
    navigationController.pushViewController(screen, animated: true)
  }

  private func showOrder() {
    let screen = OrderViewController(
      viewModel: OrderViewModel(basket: basket)
    ) { [weak self] in
      self?.backToList()
    }
    navigationController.pushViewController(screen, animated: true)
  }

  private func backToList() {
    navigationController.popToRootViewController(animated: true)
  }
}
