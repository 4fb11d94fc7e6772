import UIKit

/// The root of the tree: it decides which flow has the window, and is
/// the one to whom routes come.
@MainActor
final class AppCoordinator: Coordinator, AuthCoordinatorDelegate,
  TabBarCoordinatorDelegate
{
  var childCoordinators: [any Coordinator] = []
  /// Called when somebody has signed in and the tabs are there.
  var onReady: (() -> Void)?
  private let bakery = Bakery()
  private let window: UIWindow
  private let session: Session

  init(window: UIWindow, session: Session) {
    self.window = window
    self.session = session
  }

  func start() {
    startFlow()
    window.makeKeyAndVisible()
  }

  /// Starts the flow that it is time for.
  private func startFlow() {
    if session.customer == nil {
      startAuth()
    } else {
      startTabs()
    }
  }

  private func startAuth() {
    let auth = AuthCoordinator()
    auth.delegate = self
    addChild(auth)
    auth.start()
    window.rootViewController = auth.navigationController
  }

  private func startTabs() {
    let tabs = TabBarCoordinator(
      bakery: bakery,
      directory: Directory()
    )
    tabs.delegate = self
    addChild(tabs)
    tabs.start()
    window.rootViewController = tabs.tabBarController
  }

  // MARK: Routes

  /// Goes where a route leads, or tells that it is too early.
  func open(_ route: Route) -> RouteOutcome {
    for case let tabs as TabBarCoordinator in childCoordinators {
      return tabs.open(route)
    }
    return .kept
  }

  // MARK: What the children tell

  func authCoordinator(
    _ child: AuthCoordinator,
    didSignInAs name: String
  ) {
    removeChild(child)
    session.customer = name
    startFlow()
    onReady?()
  }

  func tabBarCoordinatorDidSignOut(_ child: TabBarCoordinator) {
    removeChild(child)
    session.customer = nil
    startFlow()
  }
}
