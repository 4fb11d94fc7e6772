import UIKit

/// The parent of the app's flows, which know nothing of each other.
@MainActor
final class ShopCoordinator: GiftCoordinatorDelegate {
  var childCoordinators: [AnyObject] = []
  private let navigationController = UINavigationController()
  private let window: UIWindow
  private weak var today: TodayCoordinator?

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
    today.onGift = { [weak self] in
      self?.startGift()
    }
    self.today = today
    childCoordinators.append(today)
    today.start()
  }

  /// Puts the gift on a sheet; today's bread waits below it.
  private func startGift() {
    let sheet = UINavigationController()
    sheet.isModalInPresentation = true
    let gift = GiftCoordinator(navigationController: sheet)
    gift.delegate = self
    childCoordinators.append(gift)
    gift.start()
    navigationController.present(sheet, animated: true)
  }

  private func end(_ gift: GiftCoordinator) {
    childCoordinators.removeAll { $0 === gift }
    navigationController.dismiss(animated: true)
  }

  // MARK: What the gift tells

  func giftCoordinator(
    _ child: GiftCoordinator,
    didSend bread: Bread,
    to recipient: String
  ) {
    end(child)
    today?.showOrder(of: bread, for: recipient)
  }

  func giftCoordinatorDidCancel(_ child: GiftCoordinator) {
    end(child)
  }
}
