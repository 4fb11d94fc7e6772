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
    let pay = button("Pay") { [viewModel] in
      Task { await viewModel.pay() }
    }
    show(rows: [total, statusLabel, pay])
    watch()
  }

  /// Shows the status now, and again after every change.
  private func watch() {
    withObservationTracking {
      statusLabel.text = viewModel.status
    } onChange: { [weak self] in
      Task { @MainActor in self?.watch() }
    }
  }
}
