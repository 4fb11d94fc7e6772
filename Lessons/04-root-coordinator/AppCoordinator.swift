import UIKit

/// The root of the tree: it decides which flow has the window.
///
/// Not final, so that `FaultyAppCoordinator` can show what goes wrong.
@MainActor
class AppCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  let navigationController = UINavigationController()
  let session: Session
  let window: UIWindow

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
  ///
  /// Nobody else decides: a flow that is over only changes the answer.
  func startFlow() {
    switch chooseFlow() {
    case .onboarding: startOnboarding()
    case .auth: startAuth()
    case .main: startMain()
    }
  }

  func chooseFlow() -> Flow {
    session.flow
  }

  // MARK: The introduction

  func startOnboarding() {
    let onboarding = OnboardingCoordinator(
      navigationController: navigationController
    )
    onboarding.onFinish = { [weak self] onboarding in
      self?.end(onboarding)
    }
    addChild(onboarding)
    onboarding.start()
  }

  func end(_ onboarding: OnboardingCoordinator) {
    removeChild(onboarding)
    session.hasSeenOnboarding = true
    startFlow()
  }

  // MARK: Signing in

  func startAuth() {
    let auth = AuthCoordinator(
      navigationController: navigationController
    )
    auth.onFinish = { [weak self] auth in
      self?.end(auth)
    }
    addChild(auth)
    auth.start()
  }

  func end(_ auth: AuthCoordinator) {
    removeChild(auth)
    session.customer = auth.customer
    startFlow()
  }

  // MARK: The shop

  func startMain() {
    let main = makeMain()
    main.onFinish = { [weak self] main in
      self?.end(main)
    }
    addChild(main)
    main.start()
  }

  func makeMain() -> MainCoordinator {
    MainCoordinator(
      navigationController: navigationController,
      session: session
    )
  }

  func end(_ main: MainCoordinator) {
    removeChild(main)
    session.customer = nil
    startFlow()
  }
}
