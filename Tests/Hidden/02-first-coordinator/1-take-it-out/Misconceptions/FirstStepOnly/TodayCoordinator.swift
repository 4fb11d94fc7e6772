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
    let viewModel = BreadListViewModel()
    viewModel.onChosen = { [weak self] bread in
      self?.showBread(bread)
    }
    navigationController.setViewControllers(
      [BreadListViewController(viewModel: viewModel)],
      animated: false
    )
  }

  private func showBread(_ bread: Bread) {
    let viewModel = BreadViewModel(bread: bread, basket: basket)
    navigationController.pushViewController(
      BreadViewController(viewModel: viewModel, basket: basket),
      animated: true
    )
  }
}
