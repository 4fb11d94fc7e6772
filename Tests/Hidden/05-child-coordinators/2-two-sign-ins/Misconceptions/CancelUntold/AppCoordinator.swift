import UIKit

/// The root of the tree: it decides which flow has the window.
@MainActor
final class AppCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  private let navigationController = UINavigationController()
  private let session = Session()
  private let window: UIWindow

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    startAuth(on: navigationController, entrance: .front)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  private func startAuth(
    on navigationController: UINavigationController,
    entrance: Entrance
  ) {
    let auth = AuthCoordinator(
      navigationController: navigationController,
      entrance: entrance
    )
    auth.delegate = self
    addChild(auth)
    auth.start()
  }

  private func startMain() {
    let main = MainCoordinator(
      navigationController: navigationController,
      session: session
    )
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
    switch child.entrance {
    case .front:
      session.customer = name
      startMain()
    case .bakers:
      session.baker = name
      navigationController.dismiss(animated: true)
    }
  }

  func authCoordinatorDidCancel(_ child: AuthCoordinator) {
    removeChild(child)
    navigationController.dismiss(animated: true)
  }

  func authCoordinatorDidFindBaker(_ child: AuthCoordinator) {
    let sheet = UINavigationController()
    sheet.isModalInPresentation = true
    startAuth(on: sheet, entrance: .bakers)
    navigationController.present(sheet, animated: true)
  }
}
