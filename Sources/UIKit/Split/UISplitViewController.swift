public import Foundation

/// A container that shows several columns side by side on a tablet, one after the other on a phone.
///
/// A column's controller that is no navigation controller gets one around it (Apple's documentation).
/// The stand-in leaves out widths, gestures and the change from one size to the other.
@MainActor
open class UISplitViewController: UIViewController {
  /// A place for a controller.
  public enum Column: Int, Sendable {
    /// The first.
    case primary = 0
    /// The one in the middle of three.
    case supplementary = 1
    /// The last, for the detail.
    case secondary = 2
    /// What a phone shows instead of the columns.
    case compact = 3
  }

  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// The classic interface, with `viewControllers`.
    case unspecified = 0
    /// Two.
    case doubleColumn = 1
    /// Three.
    case tripleColumn = 2
  }

  /// Who is asked and told about the columns.
  ///
  /// It is not owned.
  weak open var delegate: (any UISplitViewControllerDelegate)?

  /// How many columns there are.
  open private(set) var style: Style = .unspecified

  /// Which columns the app wishes to be seen.
  ///
  /// Followed on a tablet, where columns lie beside each other and never one over the other.
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet { layout.follow(preferredDisplayMode) }
  }

  /// Which columns are seen.
  open var displayMode: DisplayMode { layout.displayMode }

  /// The share of the width that the first column wishes for.
  ///
  /// Kept, not applied.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0

  /// The width that the first column wishes for.
  ///
  /// Kept, not applied.
  open var preferredPrimaryColumnWidth: CGFloat = 0

  /// The least width of the first column.
  ///
  /// Kept, not applied.
  open var minimumPrimaryColumnWidth: CGFloat = 0

  /// The greatest width of the first column.
  ///
  /// Kept, not applied.
  open var maximumPrimaryColumnWidth: CGFloat = 0

  /// How the app wishes the columns to share the width.
  ///
  /// Kept, not applied.
  open var preferredSplitBehavior: SplitBehavior = .automatic

  /// A Boolean value that tells whether a button shows the last column alone.
  ///
  /// Kept, not applied.
  open var showsSecondaryOnlyButton = false

  /// A Boolean value that tells whether the first column comes with a swipe.
  ///
  /// Kept, not applied.
  open var presentsWithGesture = true

  var columns = SplitColumns()
  private(set) lazy var layout: any SplitLayout =
    isCollapsed ? CollapsedSplit(self) : ExpandedSplit(self)

  /// Makes a split view with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a split view with the classic interface.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a split view from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A Boolean value that tells whether one column is seen at a time, as on a phone.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// The controllers of the columns, the first column's first.
  open var viewControllers: [UIViewController] {
    get { columns.all }
    set {
      setColumn(newValue.first, for: .primary)
      setColumn(newValue.dropFirst().last, for: .secondary)
    }
  }

  /// Puts a controller into a column.
  ///
  /// When collapsed, `show(_:)` brings it in front.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    setColumn(vc, for: column)
  }

  /// The controller that was put into a column, or nil.
  open func viewController(for column: Column) -> UIViewController? {
    columns.given(for: column)
  }

  /// Brings a column in front.
  open func show(_ column: Column) {
    layout.show(column)
  }

  /// Sends a column away.
  open func hide(_ column: Column) {
    layout.hide(column)
  }

  /// Puts a controller into the last column and brings that in front.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    show(.secondary)
  }

  private func setColumn(_ controller: UIViewController?, for column: Column) {
    let old = columns.shown(for: column)
    columns.set(controller, for: column, wrapping: style != .unspecified)
    layout.replace(old, in: column)
  }

  // MARK: Inside the stand-in

  override var visibleChildren: [UIViewController] { layout.queues.compactMap(\.displayed) }
  override var forwardsToNewViews: Bool { false }
  override func appearanceDidChange() { layout.queues.forEach { $0.hostDidChange() } }
  override func appearanceWillChange() {
    (layout as? CollapsedSplit)?.collapse()
    layout.queues.forEach { $0.hostWillChange() }
  }

  override func startDeferred() {
    super.startDeferred()
    layout.queues.forEach { $0.start() }
  }
}

extension UISplitViewController: TransitionHost {
  func willDisplay(_ controller: UIViewController, animated: Bool) {}
  func didDisplay(_ controller: UIViewController, animated: Bool) {}
  func didSettle() {}
}
