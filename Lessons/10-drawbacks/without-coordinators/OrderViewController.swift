import UIKit

/// What is about to be bought.
final class OrderViewController: UIViewController {
  private let viewModel: OrderViewModel
  private let bread: Bread
  private let customer: String
  private let session: Session
  private let repository: BreadRepository

  init(
    viewModel: OrderViewModel,
    bread: Bread,
    customer: String,
    session: Session,
    repository: BreadRepository
  ) {
    self.viewModel = viewModel
    self.bread = bread
    self.customer = customer
    self.session = session
    self.repository = repository
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Cancel") { [viewModel] _ in
        viewModel.cancel()
      }
    )
    let content = UILabel()
    content.text = viewModel.text
    let confirm = button("Confirm") { [viewModel] in
      viewModel.confirm()
    }
    show(rows: [content, confirm])
    viewModel.onBought = { [weak self] in
      self?.showReceipt()
    }
    viewModel.onCancel = { [weak self] in
      self?.dismiss(animated: true)
    }
  }

  private func showReceipt() {
    let viewModel = ReceiptViewModel(customer: customer, bread: bread)
    let screen = ReceiptViewController(
      viewModel: viewModel,
      session: session,
      repository: repository
    )
    navigationController?.setViewControllers([screen], animated: true)
  }
}
