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

  /// Puts the gift on a sheet; today's bread waits below it.
  private func startGift(over today: TodayCoordinator) {
    let sheet = UINavigationController()
    sheet.isModalInPresentation = true
    let gift = GiftCoordinator(navigationController: sheet)
    gift.onSent = { [weak self, weak today] gift, bread, recipient in
      self?.end(gift)
      today?.showOrder(of: bread, for: recipient)
    }
    gift.onCancelled = { [weak self] gift in
      self?.end(gift)
    }
    childCoordinators.append(gift)
    gift.start()
    navigationController.present(sheet, animated: true)
  }

  private func end(_ gift: GiftCoordinator) {
    childCoordinators.removeAll { $0 === gift }
    navigationController.dismiss(animated: true)
  }
}
