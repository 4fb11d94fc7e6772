public import Foundation

/// A layout of items in lines.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that items find out by themselves.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)
  }

  /// The size of an item.
  open var itemSize = CGSize(width: 50, height: 50)

  /// The size that an item is taken to have before it is made.
  open var estimatedItemSize: CGSize = .zero

  /// The least gap between two lines.
  open var minimumLineSpacing: CGFloat = 10

  /// The least gap between two items in a line.
  open var minimumInteritemSpacing: CGFloat = 10

  /// The distance around a section.
  open var sectionInset: UIEdgeInsets = .zero

  /// The direction in which the items scroll.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical

  /// The size of the views above the sections.
  open var headerReferenceSize: CGSize = .zero

  /// The size of the views below the sections.
  open var footerReferenceSize: CGSize = .zero

  /// A Boolean value that tells whether the view above a section stays in sight.
  open var sectionHeadersPinToVisibleBounds = false
}

extension UICollectionView {
  /// The direction in which items scroll.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// To the left and right.
    case horizontal = 1
  }
}
