import UIKit

/// One bread, and the button to order it.
///
/// It does everything: it reckons, words, orders and navigates.
final class BreadViewController: UIViewController {
  private let viewModel: BreadViewModel

  init(viewModel: BreadViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.bread.name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let price = UILabel()
    guard !viewModel.bread.isSoldOut else {
      price.text = "Sold out"
      return show(rows: [price])
    }
    let full = viewModel.bread.price
    price.text = "\(full - full * viewModel.discount / 100) crowns"
    let order = button("Order") { [weak self] in self?.order() }
    show(rows: [price, order])
  }

  private func order() {
    viewModel.basket.add(viewModel.bread)
    navigationController?.pushViewController(
      OrderViewController(basket: viewModel.basket),
      animated: true
    )
  }
}
