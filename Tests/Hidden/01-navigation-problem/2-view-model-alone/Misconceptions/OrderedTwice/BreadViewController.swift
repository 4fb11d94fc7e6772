import UIKit

/// One bread, and the button to order it.
final class BreadViewController: UIViewController {
  private let viewModel: BreadViewModel

  init(viewModel: BreadViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.onOrdered = { [weak self] basket in
      self?.openOrder(basket)
    }
    let price = UILabel()
    price.text = viewModel.price
    show(rows: [price] + actions)
  }

  private var actions: [UIView] {
    guard viewModel.canOrder else { return [] }
    let order = button("Order") { [viewModel] in
      viewModel.basket.add(viewModel.bread)
      viewModel.order()
    }
    return [order]
  }

  private func openOrder(_ basket: Basket) {
    navigationController?.pushViewController(
      OrderViewController(basket: basket),
      animated: true
    )
  }
}
