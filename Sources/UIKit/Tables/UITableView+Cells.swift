public import Foundation

extension UITableView {
  /// Names a class of which cells are made.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellTypes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Gives a cell that is no longer used, or nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellTypes[identifier].map { UITableViewCell.make($0, for: identifier) }
  }

  /// Gives a cell that is no longer used, or a new one.
  ///
  /// An identifier that no class was registered for raises an exception.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    Runtime.current.raise(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard"
    )
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Asks the data source for all cells and puts them into the table.
  func makeCells() {
    needsReload = false
    keepCellsForReuse()
    guard let dataSource else { return }
    for section in 0..<numberOfSections {
      for row in 0..<numberOfRows(inSection: section) {
        let place = IndexPath(row: row, section: section)
        let cell = dataSource.tableView(self, cellForRowAt: place)
        cells[place] = cell
        cell.setSelected(selectedRows.contains(place), animated: false)
        addSubview(cell)
      }
    }
  }

  private func keepCellsForReuse() {
    for cell in cells.values {
      cell.removeFromSuperview()
      if let identifier = cell.reuseIdentifier {
        reusableCells[identifier, default: []].append(cell)
      }
    }
    cells = [:]
  }
}

extension IndexPath {
  /// Makes the place of a row in a section.
  public init(row: Int, section: Int) {
    self = [section, row]
  }

  /// Makes the place of an item in a section.
  public init(item: Int, section: Int) {
    self = [section, item]
  }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
