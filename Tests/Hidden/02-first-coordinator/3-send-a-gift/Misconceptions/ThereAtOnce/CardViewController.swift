import UIKit

/// Asks whom a gift is for.
final class CardViewController: UIViewController {
  private let viewModel: CardViewModel
  private let nameField = UITextField()
  private let problemLabel = UILabel()

  init(viewModel: CardViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.placeholder = "For whom"
    viewModel.onProblem = { [problemLabel] problem in
      problemLabel.text = problem
    }
    let send = button("Send") { [viewModel, nameField] in
      viewModel.send(to: nameField.text ?? "")
    }
    show(rows: [nameField, problemLabel, send])
  }
}
