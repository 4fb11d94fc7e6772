import UIKit

/// A list that tells which bread was chosen, and shows it as well.
final class PushingListViewController: UIViewController {
  private let viewModel: BreadListViewModel
  private let customer: Customer
  private let basket: Basket

  init(
    viewModel: BreadListViewModel,
    customer: Customer,
    basket: Basket
  ) {
    self.viewModel = viewModel
    self.customer = customer
    self.basket = basket
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let breads = viewModel.breads.map { bread in
      button(bread.name) { [weak self] in self?.open(bread) }
    }
    let favourites = button("My favourites") { [viewModel] in
      viewModel.openFavourites()
    }
    show(rows: breads + [favourites])
  }

  private func open(_ bread: Bread) {
    viewModel.choose(bread)
    let breadModel = BreadViewModel(
      bread: bread,
      customer: customer,
      basket: basket
    )
    navigationController?.pushViewController(
      BreadViewController(viewModel: breadModel),
      animated: true
    )
  }
}
