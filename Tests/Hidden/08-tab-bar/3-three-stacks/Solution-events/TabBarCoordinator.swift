import UIKit

/// Three tabs for one customer.
@MainActor
final class TabBarCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  let bar = UITabBarController()
  private let customer: String
  private let onSignOut: () -> Void

  init(customer: String, onSignOut: @escaping () -> Void) {
    self.customer = customer
    self.onSignOut = onSignOut
  }

  func start() {
    let book = OrderBook()
    let tell: (TabEvent) -> Void = { [weak self] in self?.hear($0) }
    let tabs = [
      HomeCoordinator(orders: book, telling: tell),
      ProfileCoordinator(
        profile: ProfileViewModel(customer: customer, orders: book),
        orders: OrdersViewModel(orders: book)
      ),
      SettingsCoordinator(title: "Settings", telling: tell),
    ]
    for tab in tabs {
      addChild(tab)
      tab.start()
    }
    bar.viewControllers = tabs.map(\.stack)
  }

  private func hear(_ event: TabEvent) {
    switch event {
    case .ordersWanted:
      for case let profile as ProfileCoordinator in childCoordinators {
        bar.selectedViewController = profile.stack
        profile.showOrders()
      }
    case .signedOut:
      onSignOut()
    }
  }
}
