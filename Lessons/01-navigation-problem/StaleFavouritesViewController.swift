import UIKit

/// A `FavouritesViewController` whose copy is older than the discount.
final class StaleFavouritesViewController: FavouritesViewController {
  override func open(_ bread: Bread) {
    guard !bread.isSoldOut else { return openSoldOut(bread) }
    let viewModel = BreadViewModel(bread: bread)
    viewModel.basket = basket
    navigationController?.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }
}
