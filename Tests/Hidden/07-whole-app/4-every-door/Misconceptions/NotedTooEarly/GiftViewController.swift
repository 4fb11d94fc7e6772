import UIKit

/// Asks who is to get a bread.
final class GiftViewController: UIViewController {
  private let viewModel: GiftViewModel
  private let nameField = UITextField()

  init(viewModel: GiftViewModel) {
    self.viewModel = viewModel
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
    nameField.placeholder = "For"
    nameField.text = "Bob"
    let send = button("Send") { [viewModel, nameField] in
      viewModel.send(to: nameField.text ?? "")
    }
    show(rows: [content, nameField, send])
  }
}
