import Observation
import UIKit

/// What is to be paid, and how far the payment has come.
final class OrderViewController: UIViewController {
  private let viewModel: OrderViewModel
  private let statusLabel = UILabel()

  init(viewModel: OrderViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let total = UILabel()
    total.text = viewModel.total
    let pay = button("Pay") { [weak self, viewModel] in
      Task {
        await viewModel.pay()
        self?.showStatus()
      }
    }
    show(rows: [total, statusLabel, pay])
    showStatus()
  }

  private func showStatus() {
    statusLabel.text = viewModel.status
  }
}
