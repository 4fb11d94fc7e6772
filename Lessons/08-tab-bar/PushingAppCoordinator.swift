import UIKit

/// An `AppCoordinator` that has one navigation controller for all, and
/// pushes the tab bar on it.
final class PushingAppCoordinator: AppCoordinator {
  private let navigationController = UINavigationController()

  override func startAuth() {
    let auth = AuthCoordinator(navigationController: navigationController)
    auth.delegate = self
    addChild(auth)
    auth.start()
    window.rootViewController = navigationController
  }

  override func startTabs(for customer: String) {
    let tabs = makeTabs(for: customer)
    tabs.delegate = self
    addChild(tabs)
    tabs.start()
    navigationController.setNavigationBarHidden(true, animated: false)
    navigationController.pushViewController(
      tabs.tabBarController,
      animated: false
    )
    window.rootViewController = navigationController
  }
}
