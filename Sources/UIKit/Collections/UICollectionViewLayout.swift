public import Foundation

/// What places the items of a collection view.
///
/// The stand-in places none.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// Makes a layout.
  public override init() {
    super.init()
  }

  /// Says that the items are to be placed anew.
  open func invalidateLayout() {}
}
