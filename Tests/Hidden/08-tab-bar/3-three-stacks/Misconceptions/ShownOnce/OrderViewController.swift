import UIKit

/// What is about to be bought.
final class OrderViewController: UIViewController {
  private let viewModel: OrderViewModel

  init(viewModel: OrderViewModel) {
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
    let confirm = button("Confirm") { [viewModel] in
      viewModel.confirm()
    }
    show(rows: [content, confirm])
  }
}
