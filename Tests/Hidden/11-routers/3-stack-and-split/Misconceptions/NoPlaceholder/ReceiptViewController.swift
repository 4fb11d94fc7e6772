import UIKit

/// What has been bought.
final class ReceiptViewController: UIViewController {
  private let viewModel: ReceiptViewModel

  init(viewModel: ReceiptViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let content = UILabel()
    content.text = viewModel.text
    let done = button("Done") { [viewModel] in viewModel.done() }
    show(rows: [content, done])
  }
}
