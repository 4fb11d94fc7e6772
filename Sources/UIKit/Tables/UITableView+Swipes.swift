extension UITableView {
  /// The titles of what the delegate offers under a swipe over a row, from the edge inwards.
  ///
  /// The "Delete" that a data source makes possible by `tableView(_:commit:forRowAt:)` is not among
  /// them: whether it has that method is known only once it is called.
  package func trailingSwipeTitles(at indexPath: IndexPath) -> [String] {
    trailingActions(at: indexPath)?.compactMap(\.title) ?? []
  }

  /// The user swipes over a row and chooses what the swipe uncovers under a title.
  ///
  /// Without an offer of the delegate, that is "Delete", if the row can be edited. Gives false when
  /// there is nothing of that title.
  @discardableResult
  package func userSwipeRow(at indexPath: IndexPath, choosing title: String) -> Bool {
    guard isSeen, hasRow(at: indexPath) else { return false }
    guard let actions = trailingActions(at: indexPath) else {
      return title == "Delete" && userDeleteRow(at: indexPath)
    }
    guard let action = actions.first(where: { $0.title == title }) else { return false }
    action.handler(action, self) { _ in }
    return true
  }

  /// The user deletes a row, by a swipe or in editing mode.
  ///
  /// Gives false when the row cannot be edited or the data source does not see to deletions.
  @discardableResult
  package func userDeleteRow(at indexPath: IndexPath) -> Bool {
    guard isSeen, hasRow(at: indexPath), let dataSource,
      dataSource.tableView(self, canEditRowAt: indexPath),
      tableDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete == .delete
    else { return false }
    leavesEditsUndone = false
    dataSource.tableView(self, commit: .delete, forRowAt: indexPath)
    return !leavesEditsUndone
  }

  private func trailingActions(at indexPath: IndexPath) -> [UIContextualAction]? {
    tableDelegate?
      .tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)?
      .actions
  }
}
