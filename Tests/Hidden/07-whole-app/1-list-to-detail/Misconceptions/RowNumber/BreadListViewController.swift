import UIKit

/// Today's bread, as a table.
final class BreadListViewController: UIViewController,
  UITableViewDataSource, UITableViewDelegate
{
  private let viewModel: BreadListViewModel
  private let tableView = UITableView()
  /// What the table shows; it changes together with the table.
  private var breads: [Bread] = []

  init(viewModel: BreadListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func loadView() {
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(
      UITableViewCell.self,
      forCellReuseIdentifier: "bread"
    )
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Refresh") { [viewModel] _ in
        viewModel.refresh()
      }
    )
    viewModel.onDataUpdated = { [weak self] in
      self?.update()
    }
    update()
  }

  private func update() {
    breads = viewModel.breads
    tableView.reloadData()
  }

  func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    breads.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "bread",
      for: indexPath
    )
    let bread = breads[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = bread.name
    content.secondaryText = "\(bread.price) crowns"
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) {
    tableView.deselectRow(at: indexPath, animated: true)
    viewModel.choose(at: indexPath.row)
  }
}
