import UIKit

/// Thanks for an opinion.
final class ThanksViewController: UIViewController {
  private let viewModel: ThanksViewModel

  init(viewModel: ThanksViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = UILabel()
    text.text = viewModel.text
    let done = button("Done") { [viewModel] in viewModel.done() }
    show(rows: [text, done])
  }
}
