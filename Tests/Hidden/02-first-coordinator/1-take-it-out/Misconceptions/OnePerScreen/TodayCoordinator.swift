import UIKit

/// The day's list.
@MainActor
final class TodayCoordinator {
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
      self?.startBread(bread)
    }
    navigationController.setViewControllers(
      [BreadListViewController(viewModel: viewModel)],
      animated: false
    )
  }

  private func startBread(_ bread: Bread) {
    let child = BreadCoordinator(
      bread: bread,
      navigationController: navigationController,
      basket: basket
    )
    child.onDone = { [weak self] child in
      self?.end(child)
    }
    childCoordinators.append(child)
    child.start()
  }

  private func end(_ child: BreadCoordinator) {
    childCoordinators.removeAll { $0 === child }
    navigationController.popToRootViewController(animated: true)
  }
}
