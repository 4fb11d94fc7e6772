import UIKit

/// A coordinator for the screen of one bread.
@MainActor
final class BreadCoordinator {
  var childCoordinators: [AnyObject] = []
  /// Called when the bread has been ordered.
  var onDone: ((BreadCoordinator) -> Void)?
  private let bread: Bread
  private let navigationController: UINavigationController
  private let basket: Basket

  init(
    bread: Bread,
    navigationController: UINavigationController,
    basket: Basket
  ) {
    self.bread = bread
    self.navigationController = navigationController
    self.basket = basket
  }

  func start() {
    let viewModel = BreadViewModel(bread: bread, basket: basket)
    viewModel.onOrdered = { [weak self] in
      self?.startOrder()
    }
    navigationController.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func startOrder() {
    let child = OrderCoordinator(
      navigationController: navigationController,
      basket: basket
    )
    child.onDone = { [weak self] child in
      self?.end(child)
    }
    childCoordinators.append(child)
    child.start()
  }

  private func end(_ child: OrderCoordinator) {
    childCoordinators.removeAll { $0 === child }
    onDone?(self)
  }
}
