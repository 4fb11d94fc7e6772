import UIKit

/// The root of the tree: it decides which flow has the window.
@MainActor
final class AppCoordinator: Coordinator, AuthCoordinatorDelegate,
  TabBarCoordinatorDelegate, HomeCoordinatorDelegate
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
    let home = HomeCoordinator()
    home.delegate = self
    addChild(home)
    let tabs = TabBarCoordinator(home: home, customer: customer)
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
    signOut()
  }

  func homeCoordinatorDidSignOut(_ child: HomeCoordinator) {
    signOut()
  }

  private func signOut() {
    childCoordinators.removeAll()
    startAuth()
  }
}
