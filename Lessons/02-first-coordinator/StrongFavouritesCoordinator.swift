import UIKit

/// A `FavouritesCoordinator` whose screen's closures own it.
final class StrongFavouritesCoordinator: FavouritesCoordinator {
  override func start() {
    let viewModel = FavouritesViewModel(breads: customer.favourites)
    viewModel.onChosen = { bread in
      self.showBread(bread)
    }
    viewModel.onClose = {
      self.close()
    }
    navigationController.setViewControllers(
      [FavouritesViewController(viewModel: viewModel)],
      animated: false
    )
  }
}
