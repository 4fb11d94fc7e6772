public import Foundation

/// A container that shows one of several controllers, with a bar to choose between them.
///
/// Of the More controller for a sixth tab and beyond, the stand-in has the selection and not the list.
@MainActor
open class UITabBarController: UIViewController {
  /// Who is asked and told about the user's taps.
  ///
  /// It is not owned.
  weak open var delegate: (any UITabBarControllerDelegate)?

  /// The bar below the content.
  open private(set) var tabBar = UITabBar()

  /// The controller of the tabs that the bar has no room for.
  open private(set) lazy var moreNavigationController = UINavigationController()

  /// The tabs that the user may move.
  ///
  /// Kept, not offered.
  open var customizableViewControllers: [UIViewController]?

  private lazy var transitions = TransitionQueue(host: self, order: .tab) { [weak self] in
    self?.selection
  }
  private var selection: UIViewController?

  /// Makes a tab bar controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.tabBarController = self
  }

  /// Makes a tab bar controller from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tabBar.tabBarController = self
  }

  /// The controllers, a tab each.
  ///
  /// Setting them selects the first, unless the selected one stays.
  open var viewControllers: [UIViewController]? {
    get { storedChildren }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let wanted = viewControllers ?? []
    for old in storedChildren where !wanted.contains(old) { letGo(old) }
    for new in wanted where !storedChildren.contains(new) { take(new) }
    storedChildren = wanted
    if selection.map({ !wanted.contains($0) }) ?? true { selection = wanted.first }
    transitions.request(animated: false)
  }

  /// The controller whose tab is selected.
  open var selectedViewController: UIViewController? {
    get { selection }
    set {
      guard let newValue else { return }
      guard isSelectable(newValue) else {
        return Runtime.current.raise(
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected."
        )
      }
      selection = newValue
      transitions.request(animated: false)
    }
  }

  /// The place of the selected tab; `NSNotFound` for the More controller (Apple's documentation).
  open var selectedIndex: Int {
    get { storedChildren.firstIndex { $0 === selection } ?? NSNotFound }
    set {
      guard storedChildren.indices.contains(newValue) else { return }
      selectedViewController = storedChildren[newValue]
    }
  }

  private func isSelectable(_ controller: UIViewController) -> Bool {
    storedChildren.contains(controller) || (hasMore && controller === moreNavigationController)
  }

  private var hasMore: Bool { storedChildren.count > 5 }

  private func take(_ controller: UIViewController) {
    addToChildren(controller)
    controller.sendDidMove(to: self)
  }

  private func letGo(_ controller: UIViewController) {
    controller.sendWillMove(to: nil)
    if controller === transitions.displayed { controller.beginAppearance(false, animated: false) }
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endAppearance()
    controller.leaveParent()
  }

  // MARK: Inside the stand-in

  override var visibleChildren: [UIViewController] {
    transitions.displayed.map { [$0] } ?? []
  }

  override var forwardsToNewViews: Bool { false }

  override func childWasTaken() {
    if let selection, !storedChildren.contains(selection) { self.selection = storedChildren.first }
    transitions.request(animated: false)
  }

  override var ownCoordinator: TransitionCoordinator? { transitions.running?.coordinator }
  override func appearanceWillChange() { transitions.hostWillChange() }
  override func appearanceDidChange() { transitions.hostDidChange() }

  override func startDeferred() {
    super.startDeferred()
    transitions.start()
  }
}

extension UITabBarController: TransitionHost {
  func willDisplay(_ controller: UIViewController, animated: Bool) {}
  func didDisplay(_ controller: UIViewController, animated: Bool) {}
  func didSettle() {}
}

extension UITabBarController {
  /// The user taps a tab.
  ///
  /// A repeated tap on the selected one pops its navigation controller to the root (recorded).
  package func userTapTab(at index: Int) {
    guard storedChildren.indices.contains(index) else { return }
    let tapped = storedChildren[index]
    guard maySelect(tapped) else { return }
    let isRepeated = tapped === selectedViewController
    selectedViewController = tapped
    if let delegate {
      Runtime.current.note("didSelect", to: delegate, typeName(of: tapped))
      delegate.tabBarController(self, didSelect: tapped)
    }
    if isRepeated { (tapped as? UINavigationController)?.popToRootViewController(animated: true) }
  }

  private func maySelect(_ controller: UIViewController) -> Bool {
    guard let delegate else { return true }
    Runtime.current.note("shouldSelect", to: delegate, typeName(of: controller))
    return delegate.tabBarController(self, shouldSelect: controller)
  }
}
