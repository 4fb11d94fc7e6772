public import Foundation

/// Who gives a collection view its items.
@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items a section has.
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int

  /// The cell of an item.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// How many sections there are.
  ///
  /// Optional: one.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// Stands for a method that the data source does not have.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Who is told of what the user does with items.
///
/// All of it is optional.
@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// The user has selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Stands for a method that the delegate does not have.
  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}
}
