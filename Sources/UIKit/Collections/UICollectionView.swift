public import Foundation

/// A list of items in sections, placed by a layout.
///
/// Its cells are made by its data source; the stand-in has all of them and places none.
@MainActor
open class UICollectionView: UIScrollView {
  /// How the view scrolls to an item.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The position as bits.
    public let rawValue: UInt

    /// Makes a position from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the top.
    public static let top = Self(rawValue: 1 << 0)
    /// To the middle, from top to bottom.
    public static let centeredVertically = Self(rawValue: 1 << 1)
    /// To the bottom.
    public static let bottom = Self(rawValue: 1 << 2)
    /// To the left.
    public static let left = Self(rawValue: 1 << 3)
    /// To the middle, from left to right.
    public static let centeredHorizontally = Self(rawValue: 1 << 4)
    /// To the right.
    public static let right = Self(rawValue: 1 << 5)
  }

  /// What places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { collectionViewLayout.collectionView = self }
  }

  /// Who gives the items.
  ///
  /// It is not owned.
  weak open var dataSource: (any UICollectionViewDataSource)?

  /// The view behind the items.
  open var backgroundView: UIView?

  /// A Boolean value that tells whether items can be selected.
  open var allowsSelection = true

  /// A Boolean value that tells whether several items can be selected.
  open var allowsMultipleSelection = false

  var selectedItems: [IndexPath] = []
  var cellTypes: [String: UICollectionViewCell.Type] = [:]
  var supplementaryTypes: [String: UICollectionReusableView.Type] = [:]
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var needsReload = true

  /// Makes a view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes a view from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// Changes what places the items.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Makes the cells, when the data has been loaded anew.
  open override func layoutSubviews() {
    if needsReload { makeCells() }
  }

  func makeCells() {
    needsReload = false
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
    guard let dataSource else { return }
    for section in 0..<numberOfSections {
      for item in 0..<numberOfItems(inSection: section) {
        let place = IndexPath(item: item, section: section)
        let cell = dataSource.collectionView(self, cellForItemAt: place)
        cell.isSelected = selectedItems.contains(place)
        cells[place] = cell
        addSubview(cell)
      }
    }
  }
}
