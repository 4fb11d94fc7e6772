import UIKit

/// Reads the rows of a table, as its data source gives them.
@MainActor
struct TableReader {
  private(set) var elements: [Screen.Element] = []
  private(set) var touchables: [Touchable] = []

  /// Reads at most this many rows: a table of a million must not hang the picture.
  private static let rowLimit = 200

  private let table: UITableView

  /// Reads a table.
  init(_ table: UITableView) {
    self.table = table
    for section in 0..<table.numberOfSections {
      if let title = table.dataSource?.tableView(table, titleForHeaderInSection: section) {
        elements.append(.header(title))
      }
      for row in 0..<table.numberOfRows(inSection: section) where touchables.count < Self.rowLimit {
        read(IndexPath(row: row, section: section))
      }
    }
  }

  private mutating func read(_ path: IndexPath) {
    guard let cell = table.cellForRow(at: path) else { return }
    let (label, detail) = texts(of: cell)
    let isSelected = table.indexPathsForSelectedRows?.contains(path) ?? false
    let button = Screen.Button(label: label, isSelected: isSelected)
    elements.append(.row(button, detail: detail))
    touchables.append(Touchable(button: button, target: .row(table, path)))
  }

  /// Returns the main text of a cell and the rest: from its configuration, its labels, or what it
  /// contains.
  private func texts(of cell: UITableViewCell) -> (label: String, detail: String?) {
    if let list = cell.contentConfiguration as? UIListContentConfiguration {
      return (list.text ?? "", list.secondaryText)
    }
    return ContentReader.texts(in: cell.contentView)
  }
}
