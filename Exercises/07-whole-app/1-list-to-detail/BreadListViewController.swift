import UIKit

/// Today's bread, as a table.
final class BreadListViewController: UIViewController {
  private let viewModel: BreadListViewModel
  private let tableView = UITableView()

  init(viewModel: BreadListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func loadView() {
    view = tableView
  }
}
