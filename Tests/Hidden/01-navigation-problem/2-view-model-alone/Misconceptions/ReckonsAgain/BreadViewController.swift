import UIKit

/// One bread, and the button to order it.
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
    viewModel.onOrdered = { [weak self] basket in
      self?.openOrder(basket)
    }
    let price = UILabel()
    if viewModel.bread.isSoldOut {
      price.text = "Sold out"
    } else {
      let full = viewModel.bread.price
      price.text = "\(full - full * viewModel.discount / 100) crowns"
    }
    show(rows: [price] + actions)
  }

  private var actions: [UIView] {
    guard viewModel.canOrder else { return [] }
    return [button("Order") { [viewModel] in viewModel.order() }]
  }

  private func openOrder(_ basket: Basket) {
    navigationController?.pushViewController(
      OrderViewController(basket: basket),
      animated: true
    )
  }
}
