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
    /// To the middle.
    public static let centeredVertically = Self(rawValue: 1 << 1)
    /// To the bottom.
    public static let bottom = Self(rawValue: 1 << 2)
  }

  /// What places the items.
  open var collectionViewLayout: UICollectionViewLayout

  /// Who gives the items.
  ///
  /// It is not owned.
  weak open var dataSource: (any UICollectionViewDataSource)?

  /// A Boolean value that tells whether items can be selected.
  open var allowsSelection = true

  /// The items that are selected, in the order of their selection, or nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : selected }

  private var selected: [IndexPath] = []
  private var cellTypes: [String: UICollectionViewCell.Type] = [:]
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var needsReload = true

  /// Makes a view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Makes a view from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// Names a class of which cells are made.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellTypes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Gives a cell.
  ///
  /// An identifier that no class was registered for raises an exception.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let type = cellTypes[identifier] { return type.init(frame: .zero) }
    Runtime.current.raise(
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) "
        + "- must register a nib or a class for the identifier or connect a prototype cell in a "
        + "storyboard"
    )
    return UICollectionViewCell(frame: .zero)
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The cell of an item, or nil if there is no such item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    if needsReload { makeCells() }
    return cells[indexPath]
  }

  /// The items, in order: here, all of them are seen.
  open var indexPathsForVisibleItems: [IndexPath] {
    if needsReload { makeCells() }
    return cells.keys.sorted()
  }

  /// Asks the data source for everything anew, at the next layout.
  ///
  /// Nothing stays selected.
  open func reloadData() {
    needsReload = true
    selected = []
    setNeedsLayout()
  }

  /// Selects an item.
  ///
  /// The delegate is not told.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    selected = indexPath.map { [$0] } ?? []
  }

  /// Takes the selection from an item.
  ///
  /// The delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
  }

  /// Makes the cells, when the data has been loaded anew.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload { makeCells() }
  }

  /// The user taps an item.
  package func userSelectItem(at indexPath: IndexPath) {
    guard allowsSelection, isSeen, cellForItem(at: indexPath) != nil else { return }
    selected = [indexPath]
    guard let delegate = delegate as? any UICollectionViewDelegate else { return }
    Runtime.current.note("didSelectItemAt", to: delegate, "\(indexPath.section), \(indexPath.item)")
    delegate.collectionView(self, didSelectItemAt: indexPath)
  }

  private func makeCells() {
    needsReload = false
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
    guard let dataSource else { return }
    for section in 0..<numberOfSections {
      for item in 0..<numberOfItems(inSection: section) {
        let place = IndexPath(item: item, section: section)
        let cell = dataSource.collectionView(self, cellForItemAt: place)
        cells[place] = cell
        addSubview(cell)
      }
    }
  }
}
