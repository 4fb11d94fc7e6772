import UIKit

/// The root of the tree: it decides which flow has the window.
@MainActor
final class AppCoordinator: Coordinator, AuthCoordinatorDelegate,
  ShopCoordinatorDelegate
{
  var childCoordinators: [any Coordinator] = []
  private let window: UIWindow

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    startAuth()
    window.makeKeyAndVisible()
  }

  private func startAuth() {
    let auth = AuthCoordinator()
    auth.delegate = self
    addChild(auth)
    auth.start()
    window.rootViewController = auth.navigationController
  }

  private func startShop(for customer: String) {
    let shop = ShopCoordinator(customer: customer)
    shop.delegate = self
    addChild(shop)
    shop.start()
    window.rootViewController = shop.navigationController
  }

  // MARK: What the children tell

  func authCoordinator(
    _ child: AuthCoordinator,
    didSignInAs name: String
  ) {
    removeChild(child)
    startShop(for: name)
  }

  func shopCoordinatorDidSignOut(_ child: ShopCoordinator) {
    removeChild(child)
    startAuth()
  }
}
