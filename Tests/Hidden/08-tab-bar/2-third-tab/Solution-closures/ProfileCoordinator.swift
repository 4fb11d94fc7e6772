import UIKit

/// The flow of the tab Profile, which lives on a stack that it was given.
@MainActor
final class ProfileCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  private let stack: UINavigationController
  private let profile: ProfileViewModel
  private let orders: OrdersViewModel

  init(
    on stack: UINavigationController,
    customer: String,
    orders: OrderBook
  ) {
    self.stack = stack
    profile = ProfileViewModel(customer: customer, orders: orders)
    self.orders = OrdersViewModel(orders: orders)
  }

  func start() {
    profile.onOrders = { [weak self] in self?.showOrders(animated: true) }
    let screen = ProfileViewController(viewModel: profile)
    stack.setViewControllers([screen], animated: false)
  }

  /// Makes the stack what it is when the orders are shown.
  func showOrders(animated: Bool) {
    guard stack.viewControllers.count == 1 else { return }
    let screen = OrdersViewController(viewModel: orders)
    stack.setViewControllers(
      stack.viewControllers + [screen],
      animated: animated
    )
  }
}
