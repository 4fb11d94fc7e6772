import UIKit

/// The customer and the orders.
final class ProfileCoordinator: Tab {
  private let profile: ProfileViewModel
  private let orders: OrdersViewModel

  init(profile: ProfileViewModel, orders: OrdersViewModel) {
    self.profile = profile
    self.orders = orders
    super.init(title: "Profile") { _ in }
  }

  override func makeRoot() -> UIViewController {
    profile.onOrders = { [weak self] in self?.showOrders() }
    return ProfileViewController(viewModel: profile)
  }

  func showOrders() {
    push(OrdersViewController(viewModel: orders), over: 1)
  }
}
