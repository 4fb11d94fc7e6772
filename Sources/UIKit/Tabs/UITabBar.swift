/// The bar below a tab bar controller's content.
///
/// Its looks are kept and not shown.
@MainActor
open class UITabBar: UIView {
  weak var tabBarController: UITabBarController?

  /// The items of the tabs, or of the first four and the More controller.
  open var items: [UITabBarItem]? {
    tabBarController?.barControllers.compactMap(\.tabBarItem)
  }

  /// The item of the selected tab.
  open var selectedItem: UITabBarItem? {
    tabBarController?.selection?.tabBarItem
  }

  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// The colour of the items that are not selected.
  open var unselectedItemTintColor: UIColor?

  /// A Boolean value that tells whether content shows through.
  open var isTranslucent = true

  /// The looks of the bar.
  open var standardAppearance = UITabBarAppearance()

  /// The looks when content touches the bar, or nil for the system's.
  open var scrollEdgeAppearance: UITabBarAppearance?
}
