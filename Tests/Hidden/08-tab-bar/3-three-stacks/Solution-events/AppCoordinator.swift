import UIKit

/// The root of the tree: it decides which flow has the window.
@MainActor
final class AppCoordinator: Coordinator, AuthCoordinatorDelegate {
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
    childCoordinators = [auth]
    auth.start()
    window.rootViewController = auth.navigationController
  }

  func authCoordinator(
    _ child: AuthCoordinator,
    didSignInAs name: String
  ) {
    let tabs = TabBarCoordinator(customer: name) { [weak self] in
      self?.startAuth()
    }
    childCoordinators = [tabs]
    tabs.start()
    window.rootViewController = tabs.bar
  }
}
