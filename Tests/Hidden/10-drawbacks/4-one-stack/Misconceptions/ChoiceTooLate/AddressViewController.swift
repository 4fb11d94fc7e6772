import UIKit

/// Asks where to.
final class AddressViewController: UIViewController {
  private let viewModel: AddressViewModel

  init(viewModel: AddressViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let choices = viewModel.addresses.map { address in
      button(address) { [viewModel] in viewModel.choose(address) }
    }
    show(rows: choices)
  }
}
