import UIKit

/// The root of the tree: it decides which flow has the window, and is
/// the one to whom routes come.
@MainActor
final class AppCoordinator: Coordinator, AuthCoordinatorDelegate,
  TabBarCoordinatorDelegate
{
  var childCoordinators: [any Coordinator] = []
  /// Where to go as soon as somebody has signed in.
  private var pending: Route?
  private let bakery = Bakery()
  private let directory = Directory()
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
      directory: directory
    )
    tabs.delegate = self
    addChild(tabs)
    tabs.start()
    window.rootViewController = tabs.tabBarController
  }

  // MARK: Routes

  /// Goes where a route leads: now, or when somebody has signed in.
  func open(_ route: Route) -> RouteOutcome {
    guard
      let tabs = window.rootViewController as? UITabBarController,
      let navigation = tabs.selectedViewController
        as? UINavigationController
    else {
      pending = route
      return .kept
    }
    switch route {
    case .bread(let id):
      if let bread = bakery.bread(id) { push(bread, on: navigation) }
    case .order(let id):
      guard let bread = bakery.bread(id) else { break }
      push(bread, on: navigation)
      let order = OrderViewController(
        viewModel: OrderViewModel(bread: bread)
      )
      navigation.present(
        UINavigationController(rootViewController: order),
        animated: true
      )
    case .user(let id):
      guard let user = directory.user(id) else { break }
      navigation.pushViewController(
        UserViewController(viewModel: UserViewModel(user: user)),
        animated: true
      )
    }
    return .opened
  }

  private func push(
    _ bread: Bread,
    on navigation: UINavigationController
  ) {
    navigation.pushViewController(
      BreadViewController(viewModel: BreadViewModel(bread: bread)),
      animated: true
    )
  }

  /// Goes where the last route leads that came too early.
  private func openPending() {
    guard let route = pending else { return }
    pending = nil
    _ = open(route)
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
