public import Foundation

/// What the navigation bar shows for one controller.
@MainActor
open class UINavigationItem: NSObject {
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the controller before.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// The title in the middle of the bar.
  open var title: String?

  /// A view instead of the title.
  open var titleView: UIView?

  /// A line above the title.
  open var prompt: String?

  /// The item that stands for this controller in the back button of the next.
  open var backBarButtonItem: UIBarButtonItem?

  /// The title that stands for this controller in the back button of the next.
  open var backButtonTitle: String?

  /// A Boolean value that tells whether there is no back button.
  open var hidesBackButton = false

  /// A Boolean value that tells whether the left items leave the back button in place.
  open var leftItemsSupplementBackButton = false

  /// The items on the left, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]?

  /// The items on the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The search controller whose bar stands below the title.
  open var searchController: UISearchController?

  /// A Boolean value that tells whether that bar goes when the content scrolls.
  open var hidesSearchBarWhenScrolling = true

  /// When the title is large.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic

  /// Makes an item.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The item at the left edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The item at the right edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the item at the left edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the item at the right edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the items on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the items on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// What the next controller's back button says: this item's own wish, its title, or "Back".
  package var titleForBackButton: String {
    backButtonTitle ?? backBarButtonItem?.title ?? title ?? "Back"
  }
}
