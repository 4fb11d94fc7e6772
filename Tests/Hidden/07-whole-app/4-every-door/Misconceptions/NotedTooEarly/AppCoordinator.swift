import UIKit

/// The root of the tree: it decides which flow has the window.
@MainActor
final class AppCoordinator: Coordinator, AuthCoordinatorDelegate,
  HomeCoordinatorDelegate
{
  var childCoordinators: [any Coordinator] = []
  private let repository = BreadRepository()
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

  private func startHome() {
    let home = HomeCoordinator(repository: repository)
    home.delegate = self
    addChild(home)
    home.start()
    window.rootViewController = home.navigationController
  }

  // MARK: What the children tell

  func authCoordinator(
    _ child: AuthCoordinator,
    didSignInAs name: String
  ) {
    removeChild(child)
    startHome()
  }

  func homeCoordinatorDidSignOut(_ child: HomeCoordinator) {
    removeChild(child)
    startAuth()
  }
}
