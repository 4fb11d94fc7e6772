import UIKit

/// Buying a favourite: the list, one bread.
///
/// Not final, so that a fault can change a part of it.
@MainActor
class FavouritesCoordinator {
  var childCoordinators: [AnyObject] = []
  /// Called when the customer has ordered; the flow is over then.
  var onOrdered: ((FavouritesCoordinator) -> Void)?
  /// Called when the customer closes the list; the flow is over then.
  var onClosed: ((FavouritesCoordinator) -> Void)?
  let navigationController: UINavigationController
  let customer: Customer
  let basket: Basket

  init(
    navigationController: UINavigationController,
    customer: Customer,
    basket: Basket
  ) {
    self.navigationController = navigationController
    self.customer = customer
    self.basket = basket
  }

  func start() {
    let viewModel = FavouritesViewModel(breads: customer.favourites)
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

  func showBread(_ bread: Bread) {
    let viewModel = BreadViewModel(
      bread: bread,
      customer: customer,
      basket: basket
    )
    viewModel.onOrdered = { [weak self] in
      self?.finish()
    }
    navigationController.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }

  func close() {
    onClosed?(self)
  }

  private func finish() {
    onOrdered?(self)
  }
}
