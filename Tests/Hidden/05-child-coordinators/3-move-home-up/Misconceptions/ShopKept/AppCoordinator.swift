import UIKit

/// The root of the tree: it decides which flow has the window.
@MainActor
final class AppCoordinator: Coordinator {
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

  private func startMain(for name: String) {
    let main = MainCoordinator(
      navigationController: navigationController,
      name: name
    )
    main.delegate = self
    addChild(main)
    main.start()
  }
}

extension AppCoordinator: AuthCoordinatorDelegate {
  func authCoordinator(
    _ child: AuthCoordinator,
    didSignInAs name: String
  ) {
    removeChild(child)
    startMain(for: name)
  }
}

extension AppCoordinator: MainCoordinatorDelegate {
  func mainCoordinatorDidSignOut(_ child: MainCoordinator) {
    startAuth()
  }
}
