/// The list of the tabs that the bar has no room for.
@MainActor
final class UIMoreListController: UITableViewController {
  private weak var tabs: UITabBarController?

  init(for tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var rest: [UIViewController] { tabs?.controllersInMore ?? [] }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rest.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let tab = rest[indexPath.row]
    cell.textLabel?.text = tab.tabBarItem.title ?? tab.title
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    (navigationController as? UIMoreNavigationController)?
      .show(tab: rest[indexPath.row], animated: true)
  }
}
