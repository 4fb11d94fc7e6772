import UIKit

/// What has been ordered.
final class OrderViewController: UIViewController {
  private let viewModel: OrderViewModel

  init(viewModel: OrderViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let summary = UILabel()
    summary.text = viewModel.summary
    let done = button("Done") { [viewModel] in viewModel.finish() }
    show(rows: [summary, done])
  }
}
