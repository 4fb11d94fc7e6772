import UIKit

/// Shows who is signed in.
final class ProfileViewController: UIViewController {
  private let viewModel: ProfileViewModel

  init(viewModel: ProfileViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = viewModel.name
    let done = button("Done") { [viewModel] in viewModel.finish() }
    show(rows: [label, done])
  }
}
