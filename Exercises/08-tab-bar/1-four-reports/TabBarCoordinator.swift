import UIKit

/// The app behind the sign-in: three tabs, and a child for each.
@MainActor
final class TabBarCoordinator: Coordinator, HomeCoordinatorDelegate,
  SettingsCoordinatorDelegate
{
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any TabBarCoordinatorDelegate)?
  private let navigationController: UINavigationController
  private let tabBarController = UITabBarController()
  private let tabReset = TabReset()
  private let customer: String

  init(navigationController: UINavigationController, customer: String) {
    self.navigationController = navigationController
    self.customer = customer
  }

  func start() {
    tabBarController.delegate = tabReset
    tabBarController.viewControllers = [
      startHome(), startProfile(), startSettings(),
    ]
    // Each tab has a bar of its own.
    navigationController.setNavigationBarHidden(true, animated: false)
    navigationController.pushViewController(
      tabBarController,
      animated: false
    )
  }

  private func startHome() -> UIViewController {
    let home = HomeCoordinator()
    addChild(home)
    home.start()
    return tab(home.navigationController, "Bread", "basket")
  }

  private func startProfile() -> UIViewController {
    let profile = ProfileCoordinator(customer: customer)
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

  func homeCoordinatorDidSignOut(_ child: HomeCoordinator) {
    delegate?.tabBarCoordinatorDidSignOut(self)
  }

  func settingsCoordinatorDidSignOut(_ child: SettingsCoordinator) {
    delegate?.tabBarCoordinatorDidSignOut(self)
  }
}
