import UIKit

/// The app behind the sign-in: three tabs, and a child for each.
///
/// Not final, so that `FaultyTabBarCoordinator` can show what goes wrong.
@MainActor
class TabBarCoordinator: Coordinator, HomeCoordinatorDelegate,
  SettingsCoordinatorDelegate
{
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any TabBarCoordinatorDelegate)?
  let tabBarController = UITabBarController()
  private let customer: String
  private let repository: BreadRepository
  private let orders = OrderBook()
  private weak var profile: ProfileCoordinator?

  init(customer: String, repository: BreadRepository) {
    self.customer = customer
    self.repository = repository
  }

  func start() {
    let home = HomeCoordinator(
      customer: customer,
      repository: repository,
      orders: orders
    )
    let profile = ProfileCoordinator(customer: customer, orders: orders)
    let settings = SettingsCoordinator()
    self.profile = profile
    listen(to: home)
    settings.delegate = self
    tabBarController.viewControllers = [
      openTab(for: home, title: "Bread", symbol: "basket"),
      openTab(for: profile, title: "Profile", symbol: "person"),
      openTab(for: settings, title: "Settings", symbol: "gear"),
    ]
  }

  func listen(to home: HomeCoordinator) {
    home.delegate = self
  }

  /// Keeps and starts a child, and returns what its tab shows.
  private func openTab(
    for child: any TabCoordinator,
    title: String,
    symbol: String
  ) -> UIViewController {
    child.navigationController.tabBarItem = UITabBarItem(
      title: title,
      image: UIImage(systemName: symbol),
      tag: childCoordinators.count
    )
    addChild(child)
    child.start()
    return child.navigationController
  }

  // MARK: What the children tell

  func homeCoordinatorDidAskForOrders(_ child: HomeCoordinator) {
    guard let profile else { return }
    profile.showOrders()
    tabBarController.selectedViewController = profile.navigationController
  }

  func homeCoordinatorDidSignOut(_ child: HomeCoordinator) {
    signOut()
  }

  func settingsCoordinatorDidSignOut(_ child: SettingsCoordinator) {
    signOut()
  }

  // MARK: What the parent is told

  private func signOut() {
    delegate?.tabBarCoordinatorDidSignOut(self)
  }
}
