public import Foundation

/// A table's data source that is given snapshots.
///
/// The table does not own it.
@MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var present = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a data source and gives it to a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// What the table shows.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    present
  }

  /// Shows other sections and items.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    present = snapshot
    tableView?.reloadData()
    if let completion { Runtime.current.schedule(after: .zero) { completion() } }
  }

  /// The item of a row, or nil.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    present.itemIdentifier(inSection: indexPath.section, at: indexPath.row)
  }

  /// How many sections there are.
  open func numberOfSections(in tableView: UITableView) -> Int { present.numberOfSections }

  /// How many rows a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    present.numberOfItems(inSection: present.sectionIdentifiers[section])
  }

  /// The cell of a row.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
    return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// What stands above a section.
  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// What stands below a section.
  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Says whether the user may edit a row: not, unless a subclass says so.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// The user deletes or inserts a row.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.leavesEditsUndone = true
  }
}
