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
    startFlow()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  private func startFlow() {
    if session.customer == nil || !session.hasSeenOnboarding {
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
      self?.startFlow()
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
    startFlow()
  }
}
