/// The bar above a navigation controller's content.
///
/// Its looks are kept and not shown.
@MainActor
open class UINavigationBar: UIView {
  /// A Boolean value that tells whether titles are large at the top of the content.
  open var prefersLargeTitles = false

  /// A Boolean value that tells whether content shows through.
  open var isTranslucent = true

  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// The looks at the usual height.
  open var standardAppearance = UINavigationBarAppearance()

  /// The looks when content touches the bar, or nil for the system's.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The looks at a small height, or nil for the usual ones.
  open var compactAppearance: UINavigationBarAppearance?

  weak var navigationController: UINavigationController?

  /// The items of the controllers on the stack, the root's first.
  open var items: [UINavigationItem]? {
    navigationController?.viewControllers.map(\.navigationItem)
  }

  /// The item that the bar shows.
  open var topItem: UINavigationItem? {
    navigationController?.topViewController?.navigationItem
  }

  /// The item that the back button stands for.
  open var backItem: UINavigationItem? {
    navigationController?.viewControllers.dropLast().last?.navigationItem
  }
}
