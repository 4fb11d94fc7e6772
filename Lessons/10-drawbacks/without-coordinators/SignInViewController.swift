import UIKit

/// Asks who is there.
final class SignInViewController: UIViewController {
  private let viewModel: SignInViewModel
  private let session: Session
  private let repository: BreadRepository
  private let nameField = UITextField()

  init(
    viewModel: SignInViewModel,
    session: Session,
    repository: BreadRepository
  ) {
    self.viewModel = viewModel
    self.session = session
    self.repository = repository
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
    viewModel.onSignedIn = { [weak self] name in
      self?.finish(as: name)
    }
  }

  private func finish(as name: String) {
    session.customer = name
    view.window?.showFirstScreen(session: session, repository: repository)
  }
}
