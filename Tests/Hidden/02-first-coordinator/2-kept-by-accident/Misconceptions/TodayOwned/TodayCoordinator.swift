import UIKit

/// Buying today's bread: the list, one bread, the order.
@MainActor
final class TodayCoordinator {
  var childCoordinators: [AnyObject] = []
  /// Called when the customer asks for the favourites.
  var onFavourites: ((TodayCoordinator) -> Void)?
  private let navigationController: UINavigationController
  private let basket: Basket

  init(navigationController: UINavigationController, basket: Basket) {
    self.navigationController = navigationController
    self.basket = basket
  }

  func start() {
    let viewModel = BreadListViewModel()
    viewModel.onChosen = { [weak self] bread in
      self?.showBread(bread)
    }
    viewModel.onFavourites = { [weak self] in
      self?.askForFavourites()
    }
    navigationController.setViewControllers(
      [BreadListViewController(viewModel: viewModel)],
      animated: false
    )
  }

  func showOrder() {
    let viewModel = OrderViewModel(basket: basket)
    viewModel.onDone = { [weak self] in
      self?.backToList()
    }
    navigationController.pushViewController(
      OrderViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func showBread(_ bread: Bread) {
    let viewModel = BreadViewModel(bread: bread, basket: basket)
    viewModel.onOrdered = { [weak self] in
      self?.showOrder()
    }
    navigationController.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func backToList() {
    navigationController.popToRootViewController(animated: true)
  }

  private func askForFavourites() {
    onFavourites?(self)
  }
}
