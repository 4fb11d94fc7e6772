import UIKit

/// Today's bread, and a way out of the app.
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
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Sign out") { [viewModel] _ in
        viewModel.signOut()
      }
    )
    show(
      rows: viewModel.breads.map { bread in
        button(bread.name) { [viewModel] in viewModel.choose(bread) }
      }
    )
  }
}
