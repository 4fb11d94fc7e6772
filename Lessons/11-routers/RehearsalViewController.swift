import UIKit

/// Shows what a rehearsal has found, a line for each call.
final class RehearsalViewController: UIViewController {
  private let viewModel: RehearsalViewModel

  init(viewModel: RehearsalViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(
      rows: viewModel.lines.map { line in
        let label = UILabel()
        label.text = line
        return label
      }
    )
  }
}
