import UIKit

/// A list whose favourites were copied in haste.
final class HastyListViewController: BreadListViewController {
  override func openFavourites() {
    navigationController?.pushViewController(
      HastyFavouritesViewController(customer: customer, basket: basket),
      animated: true
    )
  }
}
