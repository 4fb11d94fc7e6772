import UIKit

/// The flow of the tab Profile: the customer, and what was ordered.
@MainActor
final class ProfileCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  let navigationController = UINavigationController()
  private let customer: String
  private let orders: OrderBook
  private var isShowingOrders = false

  init(customer: String, orders: OrderBook) {
    self.customer = customer
    self.orders = orders
  }

  func start() {
    let viewModel = ProfileViewModel(customer: customer, orders: orders)
    viewModel.onOrders = { [weak self] in
      self?.showOrders()
    }
    navigationController.setViewControllers(
      [ProfileViewController(viewModel: viewModel)],
      animated: false
    )
  }

  /// Shows the orders, if they are not shown already.
  func showOrders() {
    guard !isShowingOrders else { return }
    isShowingOrders = true
    navigationController.pushViewController(
      OrdersViewController(viewModel: OrdersViewModel(orders: orders)),
      animated: true
    )
  }
}
