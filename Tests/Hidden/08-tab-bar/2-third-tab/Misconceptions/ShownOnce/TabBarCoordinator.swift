import UIKit

/// The app behind the sign-in: tabs, and a child for each.
@MainActor
final class TabBarCoordinator: Coordinator, HomeCoordinatorDelegate,
  SettingsCoordinatorDelegate
{
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any TabBarCoordinatorDelegate)?
  let tabBarController = UITabBarController()
  private let orders = OrderBook()
  private let customer: String
  private weak var profile: ProfileCoordinator?

  init(customer: String) {
    self.customer = customer
  }

  func start() {
    tabBarController.viewControllers = [
      startHome(), startProfile(), startSettings(),
    ]
  }

  private func startHome() -> UIViewController {
    let home = HomeCoordinator(orders: orders)
    home.delegate = self
    addChild(home)
    home.start()
    return tab(home.navigationController, "Bread", "basket")
  }

  private func startProfile() -> UIViewController {
    let profile = ProfileCoordinator(customer: customer, orders: orders)
    self.profile = profile
    addChild(profile)
    profile.start()
    return tab(profile.navigationController, "Profile", "person")
  }

  private func startSettings() -> UIViewController {
    let settings = SettingsCoordinator()
    settings.delegate = self
    addChild(settings)
    settings.start()
    return tab(settings.navigationController, "Settings", "gear")
  }

  /// Says what stands on a tab.
  private func tab(
    _ controller: UIViewController,
    _ title: String,
    _ symbol: String
  ) -> UIViewController {
    controller.tabBarItem = UITabBarItem(
      title: title,
      image: UIImage(systemName: symbol),
      selectedImage: nil
    )
    return controller
  }

  // MARK: What the children tell

  func homeCoordinatorDidAskForOrders(_ child: HomeCoordinator) {
    guard let profile else { return }
    profile.showOrders()
    tabBarController.selectedViewController = profile.navigationController
  }

  func homeCoordinatorDidSignOut(_ child: HomeCoordinator) {
    delegate?.tabBarCoordinatorDidSignOut(self)
  }

  func settingsCoordinatorDidSignOut(_ child: SettingsCoordinator) {
    delegate?.tabBarCoordinatorDidSignOut(self)
  }
}
