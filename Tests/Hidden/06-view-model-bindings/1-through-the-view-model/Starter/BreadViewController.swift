import UIKit

/// One bread.
final class BreadViewController: UIViewController {
  /// Called when the customer taps Order.
  var onOrder: (() -> Void)?

  private let viewModel: BreadViewModel
  private let stockLabel = UILabel()

  init(viewModel: BreadViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let price = UILabel()
    price.text = viewModel.price
    let order = button("Order") { [weak self] in self?.onOrder?() }
    show(rows: [price, stockLabel, order])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    stockLabel.text = viewModel.stock
  }
}
