import UIKit

/// A bread's screen as a storyboard makes it: empty, to be filled.
final class DrawnBreadViewController: UIViewController {
  /// What is shown; whoever brings this screen up must set it.
  var viewModel: BreadViewModel?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let viewModel else { return }
    title = viewModel.title
    let price = UILabel()
    price.text = viewModel.price
    let order = button("Order") { viewModel.order() }
    viewModel.onOrdered = { [weak self] basket in
      self?.openOrder(basket)
    }
    show(rows: [price, order])
  }

  private func openOrder(_ basket: Basket) {
    navigationController?.pushViewController(
      OrderViewController(basket: basket),
      animated: true
    )
  }
}
