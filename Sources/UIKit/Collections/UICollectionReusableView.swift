public import Foundation

/// A cell of a collection view, or a view above or below its items.
@MainActor
open class UICollectionReusableView: UIView {
  /// The name that the view was asked for by, or nil.
  open internal(set) var reuseIdentifier: String?

  /// Makes a view.
  ///
  /// A registered class is made by this, so a subclass that sets itself up does it in an override.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view without an extent.
  ///
  /// Swift makes an object of a class that is known only when the app runs by a required initializer
  /// alone; this one, which any class that has its superclass's initializers has too, leads to the
  /// class's own `init(frame:)`.
  public required convenience init() {
    self.init(frame: .zero)
  }

  /// Makes a view from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The view is about to be used for another item.
  ///
  /// The stand-in makes new ones instead.
  open func prepareForReuse() {}
}
