import UIKit

/// The root of the tree: it decides which flow has the window.
@MainActor
final class AppCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  var navigationController = UINavigationController()
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
    navigationController = UINavigationController()
    window.rootViewController = navigationController
    if !session.hasSeenOnboarding {
      startOnboarding()
    } else if session.customer == nil {
      startAuth()
    } else {
      startMain()
    }
  }

  private func startOnboarding() {
    let child = OnboardingCoordinator(
      navigationController: navigationController,
      session: session
    )
    child.onFinish = { [weak self] child in
      self?.removeChild(child)
      self?.startFlow()
    }
    addChild(child)
    child.start()
  }

  private func startAuth() {
    let child = AuthCoordinator(
      navigationController: navigationController,
      session: session
    )
    child.onFinish = { [weak self] child in
      self?.removeChild(child)
      self?.startFlow()
    }
    addChild(child)
    child.start()
  }

  private func startMain() {
    let child = MainCoordinator(
      navigationController: navigationController,
      session: session
    )
    child.onFinish = { [weak self] child in
      self?.removeChild(child)
      self?.startFlow()
    }
    addChild(child)
    child.start()
  }
}
