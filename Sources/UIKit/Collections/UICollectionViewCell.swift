public import Foundation

/// One item of a collection view.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for the app's own views.
  open private(set) var contentView = UIView()

  /// The content, given as a value.
  ///
  /// The stand-in shows that of a list.
  public var contentConfiguration: (any UIContentConfiguration)?

  /// The view behind the content.
  ///
  /// Kept, not shown.
  open var backgroundView: UIView?

  /// The view behind the content while the cell is selected.
  ///
  /// Kept, not shown.
  open var selectedBackgroundView: UIView?

  /// A Boolean value that tells whether the cell is selected.
  open var isSelected = false

  /// A Boolean value that tells whether a finger is on the cell.
  open var isHighlighted = false

  /// Makes a cell.
  ///
  /// A registered class is made by this, so a subclass that sets itself up does it in an override.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Makes a cell from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}
