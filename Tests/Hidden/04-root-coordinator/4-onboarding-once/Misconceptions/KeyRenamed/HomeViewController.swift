import UIKit

/// The shop's first screen.
final class HomeViewController: UIViewController {
  private let viewModel: HomeViewModel
  private let greetingLabel = UILabel()

  init(viewModel: HomeViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let account = button("Account") { [viewModel] in
      viewModel.openAccount()
    }
    show(rows: [greetingLabel, account])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    greetingLabel.text = viewModel.greeting
  }
}
