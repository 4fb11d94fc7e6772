import UIKit

/// One bread, and the button to order it.
final class BreadViewController: UIViewController {
  private let viewModel: BreadViewModel

  init(viewModel: BreadViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
    viewModel.onOrdered = { [weak self] basket in
      let order = OrderViewController(basket: basket)
      self?.navigationController?.pushViewController(order, animated: true)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func loadView() {
    super.loadView()
    let price = UILabel()
    price.text = viewModel.price
    let order = button("Order") { [weak self] in
      self?.viewModel.order()
    }
    show(rows: viewModel.canOrder ? [price, order] : [price])
  }
}
