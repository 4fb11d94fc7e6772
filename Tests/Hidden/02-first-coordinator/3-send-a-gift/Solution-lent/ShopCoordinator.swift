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
    today.onGift = { [weak self] today in
      self?.startGift(over: today)
    }
    childCoordinators.append(today)
    today.start()
  }

  private func startGift(over today: TodayCoordinator) {
    let flow = GiftCoordinator(
      over: navigationController
    ) { [weak self, weak today] flow, gift in
      self?.childCoordinators.removeAll { $0 === flow }
      guard let gift else { return }
      today?.showOrder(of: gift.bread, for: gift.recipient)
    }
    childCoordinators.append(flow)
    flow.start()
  }
}
