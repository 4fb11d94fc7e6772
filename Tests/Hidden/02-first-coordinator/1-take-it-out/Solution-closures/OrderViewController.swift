import UIKit

/// What has been ordered.
final class OrderViewController: UIViewController {
  private let viewModel: OrderViewModel
  private let onDone: () -> Void

  init(viewModel: OrderViewModel, onDone: @escaping () -> Void) {
    self.viewModel = viewModel
    self.onDone = onDone
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let summary = UILabel()
    summary.text = viewModel.summary
    let done = button("Done") { [weak self] in self?.finish() }
    show(rows: [summary, done])
  }

  private func finish() {
    onDone()
  }
}
