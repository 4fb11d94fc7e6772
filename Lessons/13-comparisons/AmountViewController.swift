import UIKit

/// How many of a bread.
final class AmountViewController: UIViewController {
  let viewModel: AmountViewModel

  init(viewModel: AmountViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let amounts = viewModel.amounts.map { amount in
      button(amount.rawValue) { [viewModel] in viewModel.take(amount) }
    }
    let decline = button("Not now") { [viewModel] in viewModel.decline() }
    show(rows: amounts + [decline])
  }
}
