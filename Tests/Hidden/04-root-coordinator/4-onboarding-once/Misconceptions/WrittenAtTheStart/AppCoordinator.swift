import UIKit

/// The root of the tree: it alone decides which flow has the window.
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

  /// Starts the flow that it is time for.
  private func startFlow() {
    if !session.hasSeenOnboarding {
      startOnboarding()
    } else if session.customer == nil {
      startAuth()
    } else {
      startMain()
    }
  }

  // MARK: The introduction

  private func startOnboarding() {
    session.hasSeenOnboarding = true
    let onboarding = OnboardingCoordinator(
      navigationController: navigationController
    )
    onboarding.onFinish = { [weak self] onboarding in
      self?.end(onboarding)
    }
    addChild(onboarding)
    onboarding.start()
  }

  private func end(_ onboarding: OnboardingCoordinator) {
    removeChild(onboarding)
    startFlow()
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
    session.customer = auth.customer
    startFlow()
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
    session.customer = nil
    startFlow()
  }
}
