import UIKit

/// Shows who is signed in.
final class ProfileViewController: UIViewController {
  private let viewModel: ProfileViewModel
  private let countLabel = UILabel()

  init(viewModel: ProfileViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let name = UILabel()
    name.text = viewModel.name
    let orders = button("My orders") { [viewModel] in
      viewModel.showOrders()
    }
    show(rows: [name, countLabel, orders])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    countLabel.text = viewModel.count
  }
}
