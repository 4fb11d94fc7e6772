import UIKit

/// Asks who is there.
final class SignInViewController: UIViewController {
  private let viewModel: SignInViewModel
  private let nameField = UITextField()
  private let problemLabel = UILabel()

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
    viewModel.onProblem = { [problemLabel] problem in
      problemLabel.text = problem
    }
    let signIn = button("Sign in") { [viewModel, nameField] in
      viewModel.signIn(as: nameField.text ?? "")
    }
    show(rows: [nameField, problemLabel, signIn] + otherWays)
  }

  private var otherWays: [UIView] {
    if viewModel.isForBakers {
      return [button("Cancel") { [viewModel] in viewModel.cancel() }]
    }
    return [
      button("Register") { [viewModel] in viewModel.register() },
      button("I bake here") { [viewModel] in viewModel.callBaker() },
    ]
  }
}
