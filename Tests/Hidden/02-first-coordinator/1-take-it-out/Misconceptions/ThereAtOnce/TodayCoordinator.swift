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
    viewModel.onOrdered = { [weak self] in
      self?.showOrder()
    }
    navigationController.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: false
    )
  }

  private func showOrder() {
    let viewModel = OrderViewModel(basket: basket)
    viewModel.onDone = { [weak self] in
      self?.backToList()
    }
    navigationController.pushViewController(
      OrderViewController(viewModel: viewModel),
      animated: false
    )
  }

  private func backToList() {
    navigationController.popToRootViewController(animated: false)
  }
}
