import UIKit

/// One bread, from its screen to the order.
@MainActor
final class PurchaseCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  private let viewModel: BreadViewModel
  private let basket: Basket
  private let navigationController: UINavigationController

  init(
    bread: Bread,
    shelf: Shelf,
    basket: Basket,
    navigationController: UINavigationController
  ) {
    viewModel = BreadViewModel(bread: bread, shelf: shelf, basket: basket)
    self.basket = basket
    self.navigationController = navigationController
  }

  func start() {
    viewModel.delegate = self
    navigationController.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }
}

extension PurchaseCoordinator: BreadViewModelDelegate {
  func breadViewModel(
    _ viewModel: BreadViewModel,
    didOrder bread: Bread
  ) {
    let order = OrderViewModel(basket: basket)
    navigationController.pushViewController(
      OrderViewController(viewModel: order),
      animated: true
    )
  }
}
