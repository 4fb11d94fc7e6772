import UIKit

/// One bread, and the button to order it.
final class BreadViewController: UIViewController {
  private let viewModel: BreadViewModel
  private let onOrdered: () -> Void

  init(viewModel: BreadViewModel, onOrdered: @escaping () -> Void) {
    self.viewModel = viewModel
    self.onOrdered = onOrdered
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let price = UILabel()
    price.text = viewModel.price
    let order = button("Order") { [weak self] in self?.order() }
    show(rows: [price, order])
  }

  private func order() {
    viewModel.order()
    onOrdered()
  }
}
