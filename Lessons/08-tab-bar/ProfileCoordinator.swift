import UIKit

/// The flow of the tab Profile: the customer, and what was ordered.
@MainActor
final class ProfileCoordinator: TabCoordinator {
  var childCoordinators: [any Coordinator] = []
  let navigationController = UINavigationController()
  private let customer: String
  private let orders: OrderBook
  private weak var profile: UIViewController?

  init(customer: String, orders: OrderBook) {
    self.customer = customer
    self.orders = orders
  }

  func start() {
    let viewModel = ProfileViewModel(customer: customer, orders: orders)
    viewModel.onOrders = { [weak self] in
      self?.showOrders()
    }
    let profile = ProfileViewController(viewModel: viewModel)
    self.profile = profile
    navigationController.setViewControllers([profile], animated: false)
  }

  /// Shows the orders, if they are not shown already.
  func showOrders() {
    guard navigationController.topViewController === profile else {
      return
    }
    navigationController.pushViewController(
      OrdersViewController(viewModel: OrdersViewModel(orders: orders)),
      animated: true
    )
  }
}
