import UIKit

/// The parent of the app's flows, which know nothing of each other.
@MainActor
final class ShopCoordinator {
  var childCoordinators: [AnyObject] = []
  private let navigationController = UINavigationController()
  private let giftSheet = UINavigationController()
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

  /// Puts the gift on a sheet; today's bread waits below it.
  private func startGift(over today: TodayCoordinator) {
    if childCoordinators.count == 1 {
      childCoordinators.append(makeGift(over: today))
    }
    giftSheet.isModalInPresentation = true
    navigationController.present(giftSheet, animated: true)
  }

  private func makeGift(over today: TodayCoordinator) -> GiftCoordinator {
    let gift = GiftCoordinator(navigationController: giftSheet)
    gift.onSent = { [weak self, weak today] _, bread, recipient in
      self?.closeSheet()
      today?.showOrder(of: bread, for: recipient)
    }
    gift.onCancelled = { [weak self] _ in
      self?.closeSheet()
    }
    gift.start()
    return gift
  }

  private func closeSheet() {
    navigationController.dismiss(animated: true)
  }
}
