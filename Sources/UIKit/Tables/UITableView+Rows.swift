public import Foundation

extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int {
    dataSource?.numberOfSections(in: self) ?? 1
  }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The cell of a row, or nil if there is no such row.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if needsReload { makeCells() }
    return cells[indexPath]
  }

  /// The row of a cell, or nil.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The cells, in the order of their rows.
  public var visibleCells: [UITableViewCell] {
    indexPathsForVisibleRows?.compactMap { cells[$0] } ?? []
  }

  /// The rows, in order: here, all of them are seen.
  public var indexPathsForVisibleRows: [IndexPath]? {
    if needsReload { makeCells() }
    return cells.keys.sorted()
  }

  /// Asks the data source for everything anew, at the next layout.
  ///
  /// Nothing stays selected.
  public func reloadData() {
    needsReload = true
    selectedRows = []
    setNeedsLayout()
  }

  /// Asks the data source for rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    needsReload = true
    setNeedsLayout()
  }

  /// Asks the data source for sections anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    needsReload = true
    setNeedsLayout()
  }

  /// Says that rows have come.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadRows(at: indexPaths, with: animation)
  }

  /// Says that rows have gone.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadRows(at: indexPaths, with: animation)
  }

  /// Makes several changes one.
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    if let completion { Runtime.current.schedule(after: .zero) { completion(true) } }
  }

  /// Begins several changes that are one.
  public func beginUpdates() {}

  /// Ends them.
  public func endUpdates() {}

  /// Scrolls to a row.
  ///
  /// Nothing is scrolled here.
  public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {}

  /// Selects a row.
  ///
  /// The delegate is not told (Apple's documentation).
  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for row in selectedRows { deselectRow(at: row, animated: animated) }
      return
    }
    if !allowsMultipleSelection {
      for row in selectedRows { deselectRow(at: row, animated: animated) }
    }
    select(indexPath, animated: animated)
  }

  /// Takes the selection from a row.
  ///
  /// The delegate is not told (Apple's documentation).
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedRows.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  func select(_ indexPath: IndexPath, animated: Bool) {
    if !selectedRows.contains(indexPath) { selectedRows.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: animated)
  }

  func hasRow(at indexPath: IndexPath) -> Bool {
    (0..<numberOfSections).contains(indexPath.section)
      && (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
  }
}
