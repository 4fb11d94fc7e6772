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

  /// The view above or below a section.
  ///
  /// Optional. The stand-in does not ask.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// Stands for a method that the data source does not have.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Stands for a method that the data source does not have.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}
