import UIKit

/// The parent of the app's two flows, which know nothing of each other.
@MainActor
final class ShopCoordinator: FavouritesCoordinatorDelegate {
  var childCoordinators: [AnyObject] = []
  private let navigationController = UINavigationController()
  private let basket = Basket()
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
      navigationController: navigationController,
      basket: basket
    )
    today.onFavourites = { [weak self] _ in
      self?.startFavourites()
    }
    self.today = today
    childCoordinators.append(today)
    today.start()
  }

  /// Puts the favourites on a sheet; today's bread waits below it.
  private func startFavourites() {
    let sheet = UINavigationController()
    sheet.isModalInPresentation = true
    let favourites = FavouritesCoordinator(
      navigationController: sheet,
      basket: basket
    )
    favourites.delegate = self
    childCoordinators.append(favourites)
    favourites.start()
    navigationController.present(sheet, animated: true)
  }

  /// Lets go of the favourites, and closes the sheet.
  private func end(_ favourites: FavouritesCoordinator) {
    childCoordinators.removeAll { $0 === favourites }
    navigationController.dismiss(animated: true)
  }

  // MARK: What the favourites tell

  func favouritesCoordinatorDidOrder(_ child: FavouritesCoordinator) {
    end(child)
    today?.showOrder()
  }

  func favouritesCoordinatorDidClose(_ child: FavouritesCoordinator) {
    end(child)
  }
}
