import UIKit

/// The root of the tree: one flow at a time has the window.
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
    replaceFlow()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  /// Writes down what has happened, and asks which flow is next.
  private func goOn(after change: (Session) -> Void) {
    change(session)
    navigationController.dismiss(animated: true)
    replaceFlow()
  }

  private func replaceFlow() {
    let child = makeChild(for: session.flow)
    childCoordinators = [child]
    child.start()
  }

  private func makeChild(for flow: Flow) -> any Coordinator {
    switch flow {
    case .onboarding: makeOnboarding()
    case .auth: makeAuth()
    case .main: makeMain()
    }
  }

  private func makeOnboarding() -> OnboardingCoordinator {
    let child = OnboardingCoordinator(
      navigationController: navigationController
    )
    child.onFinish = { [weak self] _ in
      self?.goOn { $0.isIntroduced = true }
    }
    return child
  }

  private func makeAuth() -> AuthCoordinator {
    let child = AuthCoordinator(
      navigationController: navigationController
    )
    child.onFinish = { [weak self] auth in
      self?.goOn { $0.customer = auth.customer }
    }
    return child
  }

  private func makeMain() -> MainCoordinator {
    let child = MainCoordinator(
      navigationController: navigationController,
      session: session
    )
    child.onFinish = { [weak self] _ in
      self?.goOn { $0.customer = nil }
    }
    return child
  }
}
