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
    if !session.hasSeenOnboarding {
      startOnboarding()
    } else if session.customer == nil {
      startAuth()
    } else {
      startMain()
    }
  }

  private func startOnboarding() {
    let onboarding = OnboardingCoordinator(
      navigationController: navigationController,
      session: session
    )
    onboarding.onFinish = { [weak self] onboarding in
      self?.removeChild(onboarding)
      self?.startFlow()
    }
    addChild(onboarding)
    onboarding.start()
  }

  private func startAuth() {
    let auth = AuthCoordinator(navigationController: navigationController)
    auth.onFinish = { [weak self] auth in
      self?.removeChild(auth)
      self?.session.customer = auth.customer
      self?.startFlow()
    }
    addChild(auth)
    auth.start()
  }

  private func startMain() {
    let main = MainCoordinator(
      navigationController: navigationController,
      session: session
    )
    main.onFinish = { [weak self] main in
      self?.removeChild(main)
      self?.session.customer = nil
      self?.startFlow()
    }
    addChild(main)
    main.start()
  }
}
