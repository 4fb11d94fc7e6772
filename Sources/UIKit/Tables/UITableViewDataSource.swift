public import Foundation

/// Who gives a table its rows.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// How many sections there are.
  ///
  /// Optional: one.
  func numberOfSections(in tableView: UITableView) -> Int

  /// What stands above a section.
  ///
  /// Optional: nothing.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// What stands below a section.
  ///
  /// Optional: nothing.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// Stands for a method that the data source does not have.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Stands for a method that the data source does not have.
  public func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Stands for a method that the data source does not have.
  public func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }
}
