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

  /// Says whether the user may edit a row.
  ///
  /// Optional: every row (Apple's documentation).
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// The user deletes or inserts a row: the data is to change, and then the table.
  ///
  /// Optional: without it, a swipe uncovers no "Delete" (Apple's documentation).
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
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

  /// Stands for a method that the data source does not have.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Stands for a method that the data source does not have.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.leavesEditsUndone = true
  }
}
