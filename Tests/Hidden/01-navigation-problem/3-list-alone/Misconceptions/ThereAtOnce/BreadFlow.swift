import UIKit

/// Knows how one gets from screen to screen.
@MainActor
final class BreadFlow {
  let navigationController = UINavigationController()
  private let basket = Basket()
  private let discount: Int

  init(discount: Int) {
    self.discount = discount
  }

  /// Puts up the first screen.
  func start() {
    let list = BreadListViewController(
      breads: [.rye, .sourdough, .brioche]
    )
    list.onBread = { [weak self] bread in self?.open(bread) }
    list.onFavourites = { [weak self] in self?.openFavourites() }
    navigationController.setViewControllers([list], animated: false)
  }

  private func open(_ bread: Bread) {
    navigationController.pushViewController(
      screen(for: bread),
      animated: false
    )
  }

  private func openFavourites() {
    let favourites = FavouritesViewController(breads: [.rye, .brioche])
    favourites.onBread = { [weak self] bread in self?.open(bread) }
    navigationController.pushViewController(favourites, animated: false)
  }

  private func screen(for bread: Bread) -> UIViewController {
    if bread.isSoldOut { return SoldOutViewController(bread: bread) }
    let viewModel = BreadViewModel(
      bread: bread,
      discount: discount,
      basket: basket
    )
    return BreadViewController(viewModel: viewModel)
  }
}
