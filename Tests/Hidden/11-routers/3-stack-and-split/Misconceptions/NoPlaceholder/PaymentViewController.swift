import UIKit

/// What is to be paid.
final class PaymentViewController: UIViewController {
  private let viewModel: PaymentViewModel

  init(viewModel: PaymentViewModel) {
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
    let pay = button("Pay") { [viewModel] in viewModel.pay() }
    show(rows: [content, pay])
  }
}
