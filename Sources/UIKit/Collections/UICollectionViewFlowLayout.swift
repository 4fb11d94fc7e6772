public import Foundation

/// A layout of items in lines.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of an item.
  open var itemSize = CGSize(width: 50, height: 50)

  /// The least gap between two lines.
  open var minimumLineSpacing: CGFloat = 10

  /// The least gap between two items in a line.
  open var minimumInteritemSpacing: CGFloat = 10

  /// The distance around a section.
  open var sectionInset: UIEdgeInsets = .zero
}
