import UIKit

/// One person.
final class UserViewController: UIViewController {
  private let viewModel: UserViewModel

  init(viewModel: UserViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let content = UILabel()
    content.text = viewModel.text
    show(rows: [content])
  }
}
