public import Foundation

extension UICollectionView {
  /// How many sections there are.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  /// How many items a section has.
  public func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The cell of an item, or nil if there is no such item.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    if needsReload { makeCells() }
    return cells[indexPath]
  }

  /// The item of a cell, or nil.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The items, in order: here, all of them are seen.
  public var indexPathsForVisibleItems: [IndexPath] {
    if needsReload { makeCells() }
    return cells.keys.sorted()
  }

  /// The cells, in the order of their items.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cells[$0] }
  }

  /// Asks the data source for everything anew, at the next layout.
  ///
  /// Nothing stays selected.
  public func reloadData() {
    selectedItems = []
    changeData()
  }

  /// Asks the data source for items anew.
  public func reloadItems(at indexPaths: [IndexPath]) { changeData() }

  /// Asks the data source for sections anew.
  public func reloadSections(_ sections: IndexSet) { changeData() }

  /// Says that items have come.
  public func insertItems(at indexPaths: [IndexPath]) { changeData() }

  /// Says that items have gone.
  public func deleteItems(at indexPaths: [IndexPath]) { changeData() }

  /// Makes several changes one.
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    if let completion { Runtime.current.schedule(after: .zero) { completion(true) } }
  }

  /// Scrolls to an item.
  ///
  /// Nothing is scrolled here.
  public func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {}

  private func changeData() {
    needsReload = true
    setNeedsLayout()
  }
}
