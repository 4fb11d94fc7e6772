import UIKit

/// The shop's first screen.
final class HomeViewController: UIViewController {
  private let viewModel: HomeViewModel
  private let greetingLabel = UILabel()
  private let bakerLabel = UILabel()

  init(viewModel: HomeViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(rows: [greetingLabel, bakerLabel])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    greetingLabel.text = viewModel.greeting
    bakerLabel.text = viewModel.baker
  }
}
