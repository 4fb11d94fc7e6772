import UIKit

/// One page of the introduction.
final class OnboardingViewController: UIViewController {
  private let viewModel: OnboardingViewModel

  init(viewModel: OnboardingViewModel) {
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
    let next = button("Next") { [viewModel] in viewModel.goOn() }
    let skip = button("Skip") { [viewModel] in viewModel.skip() }
    show(rows: [label, next, skip])
  }
}
