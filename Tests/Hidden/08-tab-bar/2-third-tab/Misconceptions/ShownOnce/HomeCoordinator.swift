import UIKit

/// The flow of the tab Bread: a list, a bread.
@MainActor
final class HomeCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any HomeCoordinatorDelegate)?
  let navigationController = UINavigationController()
  private let orders: OrderBook

  init(orders: OrderBook) {
    self.orders = orders
  }

  func start() {
    let viewModel = BreadListViewModel()
    viewModel.onChosen = { [weak self] bread in
      self?.show(bread)
    }
    viewModel.onSignOut = { [weak self] in
      self?.signOut()
    }
    navigationController.setViewControllers(
      [BreadListViewController(viewModel: viewModel)],
      animated: false
    )
  }

  private func show(_ bread: Bread) {
    let viewModel = BreadViewModel(bread: bread, orders: orders)
    viewModel.onOrders = { [weak self] in
      self?.askForOrders()
    }
    navigationController.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func askForOrders() {
    delegate?.homeCoordinatorDidAskForOrders(self)
  }

  private func signOut() {
    delegate?.homeCoordinatorDidSignOut(self)
  }
}
