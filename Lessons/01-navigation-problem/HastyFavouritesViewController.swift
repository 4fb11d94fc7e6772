import UIKit

/// A `FavouritesViewController` that was copied without its last line.
final class HastyFavouritesViewController: FavouritesViewController {
  override func open(_ bread: Bread) {
    guard !bread.isSoldOut else { return openSoldOut(bread) }
    let viewModel = BreadViewModel(bread: bread)
    viewModel.discount = customer.discount
    navigationController?.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }
}
