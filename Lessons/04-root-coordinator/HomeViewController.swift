import UIKit

/// The shop's first screen.
final class HomeViewController: UIViewController {
  private let viewModel: HomeViewModel
  private let greetingLabel = UILabel()
  private let basketLabel = UILabel()

  init(viewModel: HomeViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let breads = viewModel.breads.map { bread in
      button(bread.name) { [viewModel] in viewModel.choose(bread) }
    }
    let account = button("Account") { [viewModel] in
      viewModel.openAccount()
    }
    show(rows: [greetingLabel, basketLabel] + breads + [account])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    greetingLabel.text = viewModel.greeting
    basketLabel.text = viewModel.basketText
  }
}
