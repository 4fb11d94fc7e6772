import UIKit

/// The parent of the app's flows, which know nothing of each other.
@MainActor
final class ShopCoordinator {
  var childCoordinators: [AnyObject] = []
  private let navigationController = UINavigationController()
  private let window: UIWindow

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    startToday()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  private func startToday() {
    let today = TodayCoordinator(
      navigationController: navigationController
    )
    childCoordinators.append(today)
    today.start()
  }
}
