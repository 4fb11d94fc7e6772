import UIKit

/// A `ShopCoordinator` that starts a flow with a mistake in it.
final class FaultyShopCoordinator: ShopCoordinator {
  private let fault: Fault

  init(window: UIWindow, customer: Customer, fault: Fault) {
    self.fault = fault
    super.init(window: window, customer: customer)
  }

  override func makeToday() -> TodayCoordinator {
    switch fault {
    case .controllerStillPushes:
      PushingTodayCoordinator(
        navigationController: navigationController,
        customer: customer,
        basket: basket
      )
    case .onePerScreen:
      ListCoordinator(
        navigationController: navigationController,
        customer: customer,
        basket: basket
      )
    case .forgottenCoordinator, .strongClosures:
      super.makeToday()
    }
  }

  override func makeFavourites(
    on sheet: UINavigationController
  ) -> FavouritesCoordinator {
    guard fault == .strongClosures else {
      return super.makeFavourites(on: sheet)
    }
    return StrongFavouritesCoordinator(
      navigationController: sheet,
      customer: customer,
      basket: basket
    )
  }
}
