import UIKit

/// The root of the tree: it decides which flow has the window.
@MainActor
final class AppCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  let navigationController = UINavigationController()
  private let window: UIWindow
  private let session: Session

  init(window: UIWindow, session: Session) {
    self.window = window
    self.session = session
  }

  func start() {
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  private func startOnboarding() {
    // Yours to write.
  }

  private func startAuth() {
    // Yours to write.
  }

  private func startMain() {
    // Yours to write.
  }
}
