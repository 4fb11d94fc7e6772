import UIKit

/// Today's bread, and the way to everything else.
final class BreadListViewController: UIViewController {
  private let customer: Customer
  private let basket: Basket

  init(customer: Customer, basket: Basket) {
    self.customer = customer
    self.basket = basket
    super.init(nibName: nil, bundle: nil)
    title = "Today's bread"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let breads = [Bread.rye, .sourdough, .brioche].map { bread in
      button(bread.name) { [weak self] in self?.open(bread) }
    }
    let favourites = button("My favourites") { [weak self] in
      self?.openFavourites()
    }
    show(rows: breads + [favourites])
  }

  // MARK: The next screens

  private func open(_ bread: Bread) {
    let viewModel = BreadViewModel(bread: bread)
    viewModel.basket = basket
    navigationController?.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func openFavourites() {
    navigationController?.pushViewController(
      FavouritesViewController(customer: customer, basket: basket),
      animated: true
    )
  }
}
