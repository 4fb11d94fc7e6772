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
    startAuth()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  private func startAuth() {
    let auth = AuthCoordinator(
      navigationController: navigationController,
      entrance: .front
    )
    auth.onFinish = { [weak self, weak auth] name in
      guard let self, let auth else { return }
      removeChild(auth)
      session.customer = name
      startMain()
    }
    auth.onBaker = { [weak self] in
      self?.startBakersEntrance()
    }
    addChild(auth)
    auth.start()
  }

  private func startBakersEntrance() {
    let sheet = UINavigationController()
    sheet.isModalInPresentation = true
    let auth = AuthCoordinator(
      navigationController: sheet,
      entrance: .bakers
    )
    auth.onFinish = { [weak self, weak auth] name in
      guard let self, let auth else { return }
      session.baker = name
      closeBakersEntrance(auth)
    }
    auth.onCancel = { [weak self, weak auth] in
      guard let self, let auth else { return }
      closeBakersEntrance(auth)
    }
    addChild(auth)
    auth.start()
    navigationController.present(sheet, animated: true)
  }

  private func closeBakersEntrance(_ auth: AuthCoordinator) {
    removeChild(auth)
    navigationController.dismiss(animated: true)
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
