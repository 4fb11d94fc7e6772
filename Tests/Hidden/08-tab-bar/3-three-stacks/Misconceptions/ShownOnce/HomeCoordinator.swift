import UIKit

/// The flow of the tab Bread: a list, a bread, an order.
@MainActor
final class HomeCoordinator: Coordinator, OrderCoordinatorDelegate {
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
    guard navigationController.topViewController is BreadListViewController
    else { return }
    let viewModel = BreadViewModel(bread: bread)
    viewModel.onOrder = { [weak self] in
      self?.startOrder(of: bread)
    }
    navigationController.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func startOrder(of bread: Bread) {
    guard childCoordinators.isEmpty else { return }
    let order = OrderCoordinator(bread: bread, orders: orders)
    order.delegate = self
    addChild(order)
    order.start()
    navigationController.present(
      order.navigationController,
      animated: true
    )
  }

  private func end(_ order: OrderCoordinator) {
    removeChild(order)
    navigationController.dismiss(animated: true)
  }

  // MARK: What the child tells

  func orderCoordinatorDidFinish(_ child: OrderCoordinator) {
    end(child)
  }

  func orderCoordinatorDidAskForOrders(_ child: OrderCoordinator) {
    end(child)
    delegate?.homeCoordinatorDidAskForOrders(self)
  }

  func orderCoordinatorDidSignOut(_ child: OrderCoordinator) {
    end(child)
    signOut()
  }

  // MARK: What the parent is told

  private func signOut() {
    delegate?.homeCoordinatorDidSignOut(self)
  }
}
