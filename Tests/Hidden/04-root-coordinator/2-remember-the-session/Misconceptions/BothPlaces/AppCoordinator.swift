import UIKit

/// The root of the tree: it decides which flow has the window.
@MainActor
final class AppCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  let navigationController = UINavigationController()
  private let window: UIWindow
  private let session: Session
  private var isLoggedIn: Bool { session.customer != nil }

  init(window: UIWindow, session: Session) {
    self.window = window
    self.session = session
  }

  func start() {
    startFlow()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  private func startFlow() {
    if isLoggedIn {
      startMain()
    } else {
      startAuth()
    }
  }

  // MARK: Signing in

  private func startAuth() {
    let auth = AuthCoordinator(
      navigationController: navigationController
    )
    auth.onFinish = { [weak self] auth in
      self?.end(auth)
    }
    addChild(auth)
    auth.start()
  }

  private func end(_ auth: AuthCoordinator) {
    removeChild(auth)
    session.signIn(as: auth.customer)
    startMain()
  }

  // MARK: The shop

  private func startMain() {
    let main = MainCoordinator(
      navigationController: navigationController,
      session: session
    )
    main.onFinish = { [weak self] main in
      self?.end(main)
    }
    addChild(main)
    main.start()
  }

  private func end(_ main: MainCoordinator) {
    removeChild(main)
    session.signOut()
    startFlow()
  }
}
