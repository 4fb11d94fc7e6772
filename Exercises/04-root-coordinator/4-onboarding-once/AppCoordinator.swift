import UIKit

/// The root of the tree.
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
    if session.customer == nil {
      startOnboarding()
    } else {
      startMain()
    }
  }

  private func startOnboarding() {
    let onboarding = OnboardingCoordinator(
      navigationController: navigationController,
      session: session
    )
    onboarding.onSignedIn = { [weak self] onboarding in
      self?.removeChild(onboarding)
      self?.startMain()
    }
    addChild(onboarding)
    onboarding.start()
  }

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
    session.customer = nil
    startOnboarding()
  }
}
