import UIKit

/// The root of the tree: it decides which flow has the window, and is
/// the one to whom routes come.
@MainActor
final class AppCoordinator: Coordinator, AuthCoordinatorDelegate,
  ShopCoordinatorDelegate
{
  var childCoordinators: [any Coordinator] = []
  /// Where to go as soon as somebody has signed in.
  private var pending: Route?
  private let window: UIWindow
  private let sessionStore: any SessionStore
  private let bakery: Bakery

  init(
    window: UIWindow,
    sessionStore: any SessionStore,
    bakery: Bakery
  ) {
    self.window = window
    self.sessionStore = sessionStore
    self.bakery = bakery
  }

  func start() {
    startFlow()
    window.makeKeyAndVisible()
  }

  /// Starts the flow that it is time for.
  private func startFlow() {
    if let customer = sessionStore.customer {
      startShop(for: customer)
    } else {
      startAuth()
    }
  }

  private func startAuth() {
    let auth = AuthCoordinator()
    auth.delegate = self
    addChild(auth)
    auth.start()
    window.rootViewController = auth.navigationController
  }

  private func startShop(for customer: String) {
    let shop = ShopCoordinator(customer: customer, bakery: bakery)
    shop.delegate = self
    addChild(shop)
    shop.start()
    window.rootViewController = shop.tabBarController
  }

  // MARK: Routes

  /// Goes where a route leads: now, or when somebody has signed in.
  func open(_ route: Route) {
    for case let shop as ShopCoordinator in childCoordinators {
      return shop.open(route)
    }
    pending = route
  }

  /// Goes where the last route leads that came too early.
  private func openPending() {
    guard let route = pending else { return }
    pending = nil
    open(route)
  }

  // MARK: What the children tell

  func authCoordinator(
    _ child: AuthCoordinator,
    didSignInAs customer: String
  ) {
    removeChild(child)
    sessionStore.customer = customer
    startFlow()
    openPending()
  }

  func shopCoordinatorDidSignOut(_ child: ShopCoordinator) {
    removeChild(child)
    sessionStore.customer = nil
    startFlow()
  }
}
