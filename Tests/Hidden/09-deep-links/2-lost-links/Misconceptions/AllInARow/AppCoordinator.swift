import UIKit

/// The root of the tree: it decides which flow has the window, and is
/// the one to whom routes come.
@MainActor
final class AppCoordinator: Coordinator, AuthCoordinatorDelegate,
  TabBarCoordinatorDelegate
{
  var childCoordinators: [any Coordinator] = []
  /// Where to go as soon as somebody has signed in.
  private var pending: [Route] = []
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

  /// Goes where a route leads: now, or when somebody has signed in.
  func open(_ route: Route) -> RouteOutcome {
    for case let tabs as TabBarCoordinator in childCoordinators {
      return tabs.open(route)
    }
    pending.append(route)
    return .kept
  }

  /// Goes where the routes lead that came too early.
  private func openPending() {
    let routes = pending
    pending = []
    for route in routes {
      _ = open(route)
    }
  }

  // MARK: What the children tell

  func authCoordinator(
    _ child: AuthCoordinator,
    didSignInAs name: String
  ) {
    removeChild(child)
    session.customer = name
    startFlow()
    openPending()
  }

  func tabBarCoordinatorDidSignOut(_ child: TabBarCoordinator) {
    removeChild(child)
    session.customer = nil
    startFlow()
  }
}
