public import Foundation

/// A collection view's data source that is given snapshots.
///
/// The collection view does not own it.
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    UICollectionView, IndexPath, ItemIdentifierType
  ) -> UICollectionViewCell?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var present = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a data source and gives it to a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// What the collection view shows.
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
    collectionView?.reloadData()
    if let completion { Runtime.current.schedule(after: .zero) { completion() } }
  }

  /// The item at a place, or nil.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    present.itemIdentifier(inSection: indexPath.section, at: indexPath.item)
  }

  /// How many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    present.numberOfSections
  }

  /// How many items a section has.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    present.numberOfItems(inSection: present.sectionIdentifiers[section])
  }

  /// The cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
}
