import UIKit

/// The root of the tree: it decides which flow has the window.
@MainActor
final class AppCoordinator: Coordinator, AuthCoordinatorDelegate,
  TabBarCoordinatorDelegate
{
  var childCoordinators: [any Coordinator] = []
  private let window: UIWindow

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    startAuth()
    window.makeKeyAndVisible()
  }

  private func startAuth() {
    let auth = AuthCoordinator()
    auth.delegate = self
    addChild(auth)
    auth.start()
    window.rootViewController = auth.navigationController
  }

  private func startTabs(for customer: String) {
    let tabs = TabBarCoordinator(customer: customer)
    tabs.delegate = self
    addChild(tabs)
    tabs.start()
    window.rootViewController = tabs.tabBarController
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
