public import Foundation

/// A list of rows in sections.
///
/// Its cells are made by its data source; the stand-in has all of them, not only those on the
/// screen.
@MainActor
open class UITableView: UIScrollView {
  /// How a table looks.
  public enum Style: Int, Sendable {
    /// One list.
    case plain = 0
    /// Groups.
    case grouped = 1
    /// Groups with a distance from the edges.
    case insetGrouped = 2
  }

  /// How a table scrolls to a row.
  public enum ScrollPosition: Int, Sendable {
    /// As little as possible.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// From and to the right.
    case right = 1
    /// From and to the left.
    case left = 2
    /// From and to the top.
    case top = 3
    /// From and to the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// To and from the middle.
    case middle = 6
    /// As the system has it.
    case automatic = 100
  }

  /// The height that the table finds out by itself.
  public class var automaticDimension: CGFloat { -1 }

  /// How the table looks.
  open private(set) var style: Style

  /// Who gives the rows.
  ///
  /// It is not owned.
  weak open var dataSource: (any UITableViewDataSource)?

  /// The height of a row.
  open var rowHeight: CGFloat = -1

  /// The height that a row is taken to have before it is made.
  open var estimatedRowHeight: CGFloat = -1

  /// Whether lines stand between the rows.
  ///
  /// Kept, not drawn.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine

  /// The view behind the rows.
  open var backgroundView: UIView?

  /// The view above the first row.
  open var tableHeaderView: UIView?

  /// The view below the last row.
  open var tableFooterView: UIView?

  /// A Boolean value that tells whether rows can be selected.
  open var allowsSelection = true

  /// A Boolean value that tells whether several rows can be selected.
  open var allowsMultipleSelection = false

  /// The rows that are selected, in the order of their selection, or nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selectedRows.isEmpty ? nil : selectedRows
  }

  /// The row that was selected first, or nil.
  open var indexPathForSelectedRow: IndexPath? { selectedRows.first }

  var selectedRows: [IndexPath] = []
  var cellTypes: [String: UITableViewCell.Type] = [:]
  var cells: [IndexPath: UITableViewCell] = [:]
  var reusableCells: [String: [UITableViewCell]] = [:]
  var needsReload = true

  /// Whether the data source has left a deletion to its default implementation, which does nothing.
  var leavesEditsUndone = false

  /// Makes a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Makes a table from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table's delegate, which is a `UITableViewDelegate` when it is one.
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Makes the cells, when the data has been loaded anew.
  open override func layoutSubviews() {
    if needsReload { makeCells() }
  }

  /// The user taps a row.
  ///
  /// Where several can be selected, a tap on a selected one takes the selection from it.
  package func userSelectRow(at indexPath: IndexPath) {
    guard allowsSelection, isSeen, hasRow(at: indexPath) else { return }
    if allowsMultipleSelection, selectedRows.contains(indexPath) { return userDeselect(indexPath) }
    guard let row = willSelect(indexPath) else { return }
    deselectOthers(than: row)
    select(row, animated: false)
    guard let delegate = tableDelegate else { return }
    Runtime.current.note("didSelectRowAt", to: delegate, "\(row.section), \(row.row)")
    delegate.tableView(self, didSelectRowAt: row)
  }

  private func willSelect(_ row: IndexPath) -> IndexPath? {
    guard let delegate = tableDelegate else { return row }
    return delegate.tableView(self, willSelectRowAt: row)
  }

  private func deselectOthers(than row: IndexPath) {
    guard !allowsMultipleSelection else { return }
    for other in selectedRows where other != row { userDeselect(other) }
  }

  private func userDeselect(_ row: IndexPath) {
    deselectRow(at: row, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: row)
  }
}
