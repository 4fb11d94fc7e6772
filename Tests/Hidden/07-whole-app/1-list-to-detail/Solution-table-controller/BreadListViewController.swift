import UIKit

/// Today's bread, as a table that is the whole screen.
final class BreadListViewController: UITableViewController,
  BreadListView
{
  private let viewModel: BreadListViewModel
  private var shown: [Bread] = []

  init(viewModel: BreadListViewModel) {
    self.viewModel = viewModel
    super.init(style: .plain)
    title = viewModel.title
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Refresh") { [weak self] _ in
        self?.viewModel.refresh()
      }
    )
    viewModel.view = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    breadsHaveChanged()
  }

  func breadsHaveChanged() {
    shown = viewModel.breads
    tableView.reloadData()
  }

  override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = shown[indexPath.row].name
    cell.detailTextLabel?.text = "\(shown[indexPath.row].price) crowns"
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) {
    viewModel.choose(shown[indexPath.row])
  }
}
