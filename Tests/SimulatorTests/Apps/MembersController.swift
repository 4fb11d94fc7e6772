import UIKit

/// A list of members, one a row.
final class MembersController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let names: [String]
  private let onPick: (String) -> Void

  init(names: [String], onPick: @escaping (String) -> Void) {
    self.names = names
    self.onPick = onPick
    super.init(nibName: nil, bundle: nil)
    title = "Members"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: view.bounds, style: .plain)
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onPick(names[indexPath.row])
  }
}
