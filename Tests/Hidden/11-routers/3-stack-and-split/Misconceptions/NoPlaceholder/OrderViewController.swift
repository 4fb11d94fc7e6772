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
    let content = UILabel()
    content.text = viewModel.text
    let next = button("Next") { [viewModel] in viewModel.next() }
    show(rows: [content, next])
  }
}
