import UIKit

/// Today's bread.
final class BreadListViewController: UIViewController {
  private let discount: Int
  private let basket: Basket

  init(discount: Int, basket: Basket) {
    self.discount = discount
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
    show(rows: breads)
  }

  private func open(_ bread: Bread) {
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
