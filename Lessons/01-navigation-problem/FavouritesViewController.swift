import UIKit

/// The breads that the customer comes back for.
class FavouritesViewController: UIViewController {
  let customer: Customer
  let basket: Basket

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

  // MARK: The next screens, copied from the list

  func open(_ bread: Bread) {
    guard !bread.isSoldOut else { return openSoldOut(bread) }
    let viewModel = BreadViewModel(bread: bread)
    viewModel.discount = customer.discount
    viewModel.basket = basket
    navigationController?.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }

  func openSoldOut(_ bread: Bread) {
    navigationController?.pushViewController(
      SoldOutViewController(bread: bread),
      animated: true
    )
  }
}
