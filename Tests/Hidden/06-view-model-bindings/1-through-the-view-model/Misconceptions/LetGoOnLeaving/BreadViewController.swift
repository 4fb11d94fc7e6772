import UIKit

/// One bread.
final class BreadViewController: UIViewController {
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
    let order = button("Order") { [viewModel] in viewModel.order() }
    show(rows: [price, stockLabel, order])
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    viewModel.delegate = nil
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    stockLabel.text = viewModel.stock
  }
}
