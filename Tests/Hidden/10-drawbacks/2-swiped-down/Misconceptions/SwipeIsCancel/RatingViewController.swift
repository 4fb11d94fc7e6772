import UIKit

/// Asks for an opinion.
final class RatingViewController: UIViewController {
  private let viewModel: RatingViewModel

  init(viewModel: RatingViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Cancel") { [viewModel] _ in
        viewModel.cancel()
      }
    )
    let question = UILabel()
    question.text = viewModel.question
    let good = button("Good") { [viewModel] in viewModel.rate("good") }
    let bad = button("Bad") { [viewModel] in viewModel.rate("bad") }
    show(rows: [question, good, bad])
  }
}
