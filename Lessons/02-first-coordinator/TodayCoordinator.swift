import UIKit

/// Buying today's bread: the list, one bread, the order.
///
/// Not final, so that the faults can change a part of it.
@MainActor
class TodayCoordinator {
  var childCoordinators: [AnyObject] = []
  /// Called when the customer asks for the favourites.
  var onFavourites: ((TodayCoordinator) -> Void)?
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
    navigationController.setViewControllers(
      [makeList()],
      animated: false
    )
  }

  func makeList() -> UIViewController {
    BreadListViewController(viewModel: makeListModel())
  }

  func makeListModel() -> BreadListViewModel {
    let viewModel = BreadListViewModel()
    viewModel.onChosen = { [weak self] bread in
      self?.showBread(bread)
    }
    viewModel.onFavourites = { [weak self] in
      self?.askForFavourites()
    }
    return viewModel
  }

  func showBread(_ bread: Bread) {
    let viewModel = BreadViewModel(
      bread: bread,
      customer: customer,
      basket: basket
    )
    viewModel.onOrdered = { [weak self] in
      self?.showOrder()
    }
    navigationController.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
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

  func backToList() {
    navigationController.popToRootViewController(animated: true)
  }

  private func askForFavourites() {
    onFavourites?(self)
  }
}
