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
    showNext()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  /// Puts the flow that it is time for in the place of the last one.
  private func showNext() {
    let child = makeChild()
    childCoordinators = [child]
    child.start()
  }

  private func makeChild() -> any Coordinator {
    switch (session.hasSeenOnboarding, session.customer) {
    case (false, _):
      let onboarding = OnboardingCoordinator(
        navigationController: navigationController,
        session: session
      )
      onboarding.onFinish = { [weak self] _ in self?.showNext() }
      return onboarding
    case (true, nil):
      let auth = AuthCoordinator(
        navigationController: navigationController,
        session: session
      )
      auth.onFinish = { [weak self] _ in self?.showNext() }
      return auth
    case (true, .some):
      let main = MainCoordinator(
        navigationController: navigationController,
        session: session
      )
      main.onFinish = { [weak self] _ in self?.showNext() }
      return main
    }
  }
}
