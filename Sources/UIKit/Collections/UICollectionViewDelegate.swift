public import Foundation

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
