public import Foundation

extension UICollectionView {
  /// How the cells of a class are filled with an item.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let handler: Handler

    /// Makes a registration.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// Gives a cell that a registration has filled.
  ///
  /// Without an item it stays empty.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let cell = Cell()
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
