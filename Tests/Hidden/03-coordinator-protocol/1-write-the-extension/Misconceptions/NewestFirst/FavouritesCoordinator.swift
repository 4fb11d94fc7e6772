import UIKit

/// What the customer has had before, to be ordered again.
@MainActor
final class FavouritesCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  /// Called when something was chosen, or the list was closed.
  var onFinish: ((FavouritesCoordinator) -> Void)?
  private let navigationController: UINavigationController
  private let basket: Basket

  init(navigationController: UINavigationController, basket: Basket) {
    self.navigationController = navigationController
    self.basket = basket
  }

  /// Shows the list; where nothing was had before, there is nothing to
  /// show, and the flow is over before this returns.
  func start() {
    if basket.isEmpty {
      finish()
    } else {
      showList()
    }
  }

  func finish() {
    onFinish?(self)
  }

  private func showList() {
    let viewModel = FavouritesViewModel(breads: basket.breads)
    viewModel.onChosen = { [weak self] bread in
      self?.startOrder(of: bread)
    }
    viewModel.onClose = { [weak self] in
      self?.finish()
    }
    navigationController.pushViewController(
      FavouritesViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func startOrder(of bread: Bread) {
    let order = OrderCoordinator(
      navigationController: navigationController,
      bread: bread
    )
    order.onFinish = { [weak self] order in
      self?.end(order)
    }
    startChild(order)
  }

  private func end(_ order: OrderCoordinator) {
    removeChild(order)
    if let bread = order.ordered {
      basket.add(bread)
    }
    finish()
  }
}
