import UIKit

/// Makes a new customer.
final class RegistrationViewController: UIViewController {
  private let viewModel: RegistrationViewModel
  private let nameField = UITextField()
  private let problemLabel = UILabel()

  init(viewModel: RegistrationViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.placeholder = "Name"
    viewModel.onProblem = { [problemLabel] problem in
      problemLabel.text = problem
    }
    let create = button("Create account") { [viewModel, nameField] in
      viewModel.register(as: nameField.text ?? "")
    }
    show(rows: [nameField, problemLabel, create])
  }
}
