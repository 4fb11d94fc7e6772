import UIKit

/// A list of things to choose from: breads, or people.
final class ListViewController: UIViewController {
  private let viewModel: ListViewModel

  init(viewModel: ListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(rows: viewModel.rows.map { button($0.title, action: $0.choose) })
  }
}
