import UIKit

/// Changes the customer's name.
final class NameViewController: UIViewController {
  private let viewModel: NameViewModel
  private let nameField = UITextField()

  init(viewModel: NameViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.placeholder = "Name"
    nameField.text = viewModel.name
    let save = button("Save") { [viewModel, nameField] in
      viewModel.save(nameField.text ?? "")
    }
    show(rows: [nameField, save])
  }
}
