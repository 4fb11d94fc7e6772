import UIKit

/// A coordinator for the screen after an order.
@MainActor
final class OrderCoordinator {
  var childCoordinators: [AnyObject] = []
  /// Called when the customer has seen the order.
  var onDone: ((OrderCoordinator) -> Void)?
  private let navigationController: UINavigationController
  private let basket: Basket

  init(navigationController: UINavigationController, basket: Basket) {
    self.navigationController = navigationController
    self.basket = basket
  }

  func start() {
    let viewModel = OrderViewModel(basket: basket)
    viewModel.onDone = { [weak self] in
      self?.finish()
    }
    navigationController.pushViewController(
      OrderViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func finish() {
    onDone?(self)
  }
}
