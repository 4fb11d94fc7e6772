import UIKit

/// The root of the tree: it decides which flow has the window.
@MainActor
final class AppCoordinator: Coordinator, AuthCoordinatorDelegate,
  TabBarCoordinatorDelegate
{
  var childCoordinators: [any Coordinator] = []
  private let navigationController = UINavigationController()
  private let window: UIWindow

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    startAuth()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  private func startAuth() {
    let auth = AuthCoordinator(navigationController: navigationController)
    auth.delegate = self
    addChild(auth)
    auth.start()
  }

  private func startTabs(for customer: String) {
    let tabs = TabBarCoordinator(
      navigationController: navigationController,
      customer: customer
    )
    tabs.delegate = self
    addChild(tabs)
    tabs.start()
  }

  // MARK: What the children tell

  func authCoordinator(
    _ child: AuthCoordinator,
    didSignInAs name: String
  ) {
    removeChild(child)
    startTabs(for: name)
  }

  func tabBarCoordinatorDidSignOut(_ child: TabBarCoordinator) {
    removeChild(child)
    startAuth()
  }
}
