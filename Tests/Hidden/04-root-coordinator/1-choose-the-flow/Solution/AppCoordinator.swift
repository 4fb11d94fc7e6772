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

  private func startOnboarding() {
    let onboarding = OnboardingCoordinator(
      navigationController: navigationController,
      session: session
    )
    onboarding.onFinish = { [weak self] onboarding in
      self?.end(onboarding)
    }
    addChild(onboarding)
    onboarding.start()
  }

  private func startAuth() {
    let auth = AuthCoordinator(
      navigationController: navigationController,
      session: session
    )
    auth.onFinish = { [weak self] auth in
      self?.end(auth)
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
      self?.end(main)
    }
    addChild(main)
    main.start()
  }

  /// Goes on after a flow that is over.
  private func end(_ child: any Coordinator) {
    removeChild(child)
    startFlow()
  }
}
