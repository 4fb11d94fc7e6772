import UIKit

/// Says who is signed in, and lets the customer out.
final class AccountViewController: UIViewController {
  private let viewModel: AccountViewModel

  init(viewModel: AccountViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = viewModel.text
    let signOut = button("Sign out") { [viewModel] in
      viewModel.signOut()
    }
    let close = button("Close") { [viewModel] in viewModel.close() }
    show(rows: [label, signOut, close])
  }
}
