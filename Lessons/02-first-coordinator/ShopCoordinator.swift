import UIKit

/// The parent of the app's two flows, which know nothing of each other.
///
/// Not final, so that `FaultyShopCoordinator` can show what goes wrong.
@MainActor
class ShopCoordinator {
  var childCoordinators: [AnyObject] = []
  let navigationController = UINavigationController()
  let customer: Customer
  let basket = Basket()
  private let window: UIWindow

  init(window: UIWindow, customer: Customer) {
    self.window = window
    self.customer = customer
  }

  func start() {
    startToday()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  func makeToday() -> TodayCoordinator {
    TodayCoordinator(
      navigationController: navigationController,
      customer: customer,
      basket: basket
    )
  }

  func makeFavourites(
    on sheet: UINavigationController
  ) -> FavouritesCoordinator {
    FavouritesCoordinator(
      navigationController: sheet,
      customer: customer,
      basket: basket
    )
  }

  private func startToday() {
    let today = makeToday()
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
    let favourites = makeFavourites(on: sheet)
    favourites.onClosed = { [weak self] favourites in
      self?.end(favourites)
    }
    favourites.onOrdered = { [weak self, weak today] favourites in
      self?.end(favourites)
      today?.showOrder()
    }
    childCoordinators.append(favourites)
    favourites.start()
    navigationController.present(sheet, animated: true)
  }

  private func end(_ favourites: FavouritesCoordinator) {
    childCoordinators.removeAll { $0 === favourites }
    navigationController.dismiss(animated: true)
  }
}
