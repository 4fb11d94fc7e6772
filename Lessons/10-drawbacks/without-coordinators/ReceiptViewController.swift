import UIKit

/// What has been bought.
final class ReceiptViewController: UIViewController {
  private let viewModel: ReceiptViewModel
  private let session: Session
  private let repository: BreadRepository

  init(
    viewModel: ReceiptViewModel,
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
    let content = UILabel()
    content.text = viewModel.text
    let done = button("Done") { [viewModel] in viewModel.done() }
    let signOut = button("Sign out") { [viewModel] in
      viewModel.signOut()
    }
    show(rows: [content, done, signOut])
    viewModel.onDone = { [weak self] in
      self?.dismiss(animated: true)
    }
    viewModel.onSignOut = { [weak self] in
      self?.signOut()
    }
  }

  private func signOut() {
    let window = view.window
    dismiss(animated: true)
    session.customer = nil
    window?.showFirstScreen(session: session, repository: repository)
  }
}
