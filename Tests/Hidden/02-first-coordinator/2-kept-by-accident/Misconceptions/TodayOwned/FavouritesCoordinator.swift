import UIKit

/// Buying a favourite: the list, one bread.
@MainActor
final class FavouritesCoordinator {
  var childCoordinators: [AnyObject] = []
  /// Called when the customer has ordered; the flow is over then.
  var onOrdered: ((FavouritesCoordinator) -> Void)?
  /// Called when the customer closes the list; the flow is over then.
  var onClosed: ((FavouritesCoordinator) -> Void)?
  private let navigationController: UINavigationController
  private let basket: Basket

  init(navigationController: UINavigationController, basket: Basket) {
    self.navigationController = navigationController
    self.basket = basket
  }

  func start() {
    let viewModel = FavouritesViewModel()
    viewModel.onChosen = { [weak self] bread in
      self?.showBread(bread)
    }
    viewModel.onClose = { [weak self] in
      self?.close()
    }
    navigationController.setViewControllers(
      [FavouritesViewController(viewModel: viewModel)],
      animated: false
    )
  }

  private func showBread(_ bread: Bread) {
    let viewModel = BreadViewModel(bread: bread, basket: basket)
    viewModel.onOrdered = { [weak self] in
      self?.finish()
    }
    navigationController.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func finish() {
    onOrdered?(self)
  }

  private func close() {
    onClosed?(self)
  }
}
