import UIKit

/// Sends a link with which to choose a new password.
final class ForgottenPasswordViewController: UIViewController {
  private let viewModel: ForgottenPasswordViewModel

  init(viewModel: ForgottenPasswordViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = viewModel.explanation
    let send = button("Send link") { [viewModel] in viewModel.send() }
    show(rows: [label, send])
  }
}
