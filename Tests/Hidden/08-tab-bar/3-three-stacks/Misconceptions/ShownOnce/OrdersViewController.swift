import UIKit

/// What was ordered.
final class OrdersViewController: UIViewController {
  private let viewModel: OrdersViewModel
  private let contentLabel = UILabel()

  init(viewModel: OrdersViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(rows: [contentLabel])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    contentLabel.text = viewModel.text
  }
}
