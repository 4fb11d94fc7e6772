public import Foundation

/// One item of a collection view.
@MainActor
open class UICollectionViewCell: UIView {
  /// The view for the app's own views.
  open private(set) var contentView = UIView()

  /// The content, given as a value.
  ///
  /// The stand-in shows that of a list.
  open var contentConfiguration: (any UIContentConfiguration)?

  /// A Boolean value that tells whether the cell is selected.
  open var isSelected = false

  /// A Boolean value that tells whether a finger is on the cell.
  open var isHighlighted = false

  /// Makes a cell.
  ///
  /// A registered class is made by this, so a subclass that sets itself up does it in a `required
  /// override`.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Makes a cell from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The cell is about to be used for another item.
  ///
  /// The stand-in makes new cells instead.
  open func prepareForReuse() {}
}
