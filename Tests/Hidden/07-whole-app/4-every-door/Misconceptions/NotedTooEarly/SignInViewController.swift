import UIKit

/// Asks who is there.
final class SignInViewController: UIViewController {
  private let viewModel: SignInViewModel
  private let nameField = UITextField()

  init(viewModel: SignInViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.placeholder = "Name"
    nameField.text = viewModel.lastName
    let signIn = button("Sign in") { [viewModel, nameField] in
      viewModel.signIn(as: nameField.text ?? "")
    }
    show(rows: [nameField, signIn])
  }
}
