import UIKit

/// The breads that the customer comes back for.
final class FavouritesViewController: UIViewController {
  /// Called with the bread that was tapped.
  var onBread: ((Bread) -> Void)?

  /// For the screens that come after this one.
  var discount = 0
  /// For the screens that come after this one.
  var basket: Basket?

  private let breads: [Bread]

  init(breads: [Bread]) {
    self.breads = breads
    super.init(nibName: nil, bundle: nil)
    title = "My favourites"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = breads.map { bread in
      button(bread.name) { [weak self] in self?.open(bread) }
    }
    show(rows: rows)
  }

  private func open(_ bread: Bread) {
    guard let basket else { return }
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
}
