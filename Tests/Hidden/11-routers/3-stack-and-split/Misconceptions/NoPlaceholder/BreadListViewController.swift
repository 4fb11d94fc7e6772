import UIKit

/// Today's bread.
final class BreadListViewController: UIViewController {
  private let viewModel: BreadListViewModel

  init(viewModel: BreadListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(
      rows: viewModel.breads.map { bread in
        button(bread.name) { [viewModel] in viewModel.choose(bread) }
      }
    )
  }
}
