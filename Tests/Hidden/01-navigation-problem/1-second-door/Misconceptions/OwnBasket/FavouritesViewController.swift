import UIKit

/// The breads that the customer comes back for.
final class FavouritesViewController: UIViewController {
  private let customer: Customer
  private let basket: Basket

  init(customer: Customer, basket: Basket) {
    self.customer = customer
    self.basket = basket
    super.init(nibName: nil, bundle: nil)
    title = "My favourites"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let breads = customer.favourites.map { bread in
      button(bread.name) { [weak self] in self?.open(bread) }
    }
    show(rows: breads)
  }

  // MARK: The next screen

  private func open(_ bread: Bread) {
    let viewModel = BreadViewModel(bread: bread)
    viewModel.discount = customer.discount
    viewModel.basket = Basket()
    navigationController?.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }
}
