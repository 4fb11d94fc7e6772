import UIKit

/// A list whose favourites are out of date.
final class StaleListViewController: BreadListViewController {
  override func openFavourites() {
    navigationController?.pushViewController(
      StaleFavouritesViewController(customer: customer, basket: basket),
      animated: true
    )
  }
}
