import UIKit

/// The parent of the app's two flows, which know nothing of each other.
@MainActor
final class ShopCoordinator {
  var childCoordinators: [AnyObject] = []
  private let navigationController = UINavigationController()
  private let basket = Basket()
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
      navigationController: navigationController,
      basket: basket
    )
    today.onFavourites = { [weak self] today in
      self?.startFavourites(over: today)
    }
    childCoordinators.append(today)
    today.start()
  }

  /// Puts the favourites on a sheet; today's bread waits below it.
  private func startFavourites(over today: TodayCoordinator) {
    let sheet = UINavigationController()
    sheet.isModalInPresentation = true
    let favourites = FavouritesCoordinator(
      navigationController: sheet,
      basket: basket
    )
    favourites.onClosed = { [weak self] favourites in
      self?.end(favourites)
    }
    favourites.onOrdered = { [weak self] favourites in
      self?.end(favourites)
      today.showOrder()
    }
    childCoordinators.append(favourites)
    favourites.start()
    navigationController.present(sheet, animated: true)
  }

  /// Lets go of the favourites, and closes the sheet.
  private func end(_ favourites: FavouritesCoordinator) {
    childCoordinators.removeAll { $0 === favourites }
    navigationController.dismiss(animated: true)
  }
}
