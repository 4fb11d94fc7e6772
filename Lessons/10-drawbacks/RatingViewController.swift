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
    let question = UILabel()
    question.text = viewModel.question
    let send = button("Very good") { [viewModel] in viewModel.done() }
    show(rows: [question, send])
  }
}
