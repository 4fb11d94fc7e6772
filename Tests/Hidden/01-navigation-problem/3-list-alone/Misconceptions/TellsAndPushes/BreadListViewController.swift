import UIKit

/// Today's bread.
final class BreadListViewController: UIViewController {
  /// Called with the bread that was tapped.
  var onBread: ((Bread) -> Void)?
  /// Called when My favourites was tapped.
  var onFavourites: (() -> Void)?

  /// For the screens that come after this one.
  var discount = 0
  /// For the screens that come after this one.
  var basket: Basket?

  private let breads: [Bread]

  init(breads: [Bread]) {
    self.breads = breads
    super.init(nibName: nil, bundle: nil)
    title = "Today's bread"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = breads.map { bread in
      button(bread.name) { [weak self] in
        self?.onBread?(bread)
        self?.open(bread)
      }
    }
    let favourites = button("My favourites") { [weak self] in
      self?.onFavourites?()
      self?.openFavourites()
    }
    show(rows: rows + [favourites])
  }

  private func open(_ bread: Bread) {
    guard let basket else { return }
    guard !bread.isSoldOut else {
      let soldOut = SoldOutViewController(bread: bread)
      navigationController?.pushViewController(soldOut, animated: true)
      return
    }
    let viewModel = BreadViewModel(
      bread: bread,
      discount: discount,
      basket: basket
    )
    navigationController?.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func openFavourites() {
    let favourites = FavouritesViewController(breads: [.rye, .brioche])
    favourites.discount = discount
    favourites.basket = basket
    navigationController?.pushViewController(favourites, animated: true)
  }
}
