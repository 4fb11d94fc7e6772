public import Foundation

/// What places the items of a collection view.
///
/// The stand-in places none.
@MainActor
open class UICollectionViewLayout: NSObject, NSCoding {
  /// The view whose items are placed, or nil.
  open internal(set) weak var collectionView: UICollectionView?

  /// Makes a layout.
  public override init() {
    super.init()
  }

  /// Makes a layout from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Writes the layout to an archive.
  ///
  /// The stand-in writes nothing.
  open func encode(with coder: NSCoder) {}

  /// Says that the items are to be placed anew.
  open func invalidateLayout() {}

  /// The items are about to be placed.
  ///
  /// The stand-in does not say so.
  open func prepare() {}

  /// The size of everything.
  open var collectionViewContentSize: CGSize { .zero }
}
