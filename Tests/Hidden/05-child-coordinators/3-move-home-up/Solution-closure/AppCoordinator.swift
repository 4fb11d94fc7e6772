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
    auth.onFinish = { [weak self, weak auth] name in
      guard let self, let auth else { return }
      removeChild(auth)
      startMain(for: name)
    }
    addChild(auth)
    auth.start()
  }

  private func startMain(for name: String) {
    let main = MainCoordinator(
      navigationController: navigationController,
      name: name
    )
    main.onSignOut = { [weak self, weak main] in
      guard let self, let main else { return }
      removeChild(main)
      startAuth()
    }
    addChild(main)
    main.start()
  }
}
