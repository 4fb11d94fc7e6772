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
    addChild(auth)
    auth.start()
    listen(to: auth)
  }

  /// Goes on when somebody has signed in.
  private func listen(to auth: AuthCoordinator) {
    Task { [weak self, weak auth, names = auth.names] in
      for await name in names {
        guard let self, let auth else { return }
        removeChild(auth)
        startMain(for: name)
      }
    }
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
