import UIKit

/// Asks the customer to confirm an order.
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
    let label = UILabel()
    label.text = viewModel.text
    let confirm = button("Confirm") { [viewModel] in
      viewModel.confirm()
    }
    let notToday = button("Not today") { [viewModel] in
      viewModel.leaveIt()
    }
    show(rows: [label, confirm, notToday])
  }
}
