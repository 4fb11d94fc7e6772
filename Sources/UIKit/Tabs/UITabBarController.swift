public import Foundation

/// A container that shows one of several controllers, with a bar to choose between them.
///
/// With more than five, the bar has four and the More controller, whose list leads to the rest.
@MainActor
open class UITabBarController: UIViewController {
  /// Who is asked and told about the user's taps.
  ///
  /// It is not owned.
  weak open var delegate: (any UITabBarControllerDelegate)?

  /// The bar below the content.
  open private(set) var tabBar = UITabBar()

  /// The controller of the tabs that the bar has no room for.
  ///
  /// It is made when it is first needed.
  open var moreNavigationController: UINavigationController { more }

  /// The tabs that the user may move.
  ///
  /// Kept, not offered.
  open var customizableViewControllers: [UIViewController]?

  lazy var transitions = TransitionQueue(host: self, order: .tab) { [weak self] in
    self?.selection
  }
  private(set) lazy var more = UIMoreNavigationController(for: self)
  var controllers: [UIViewController] = []
  var selection: UIViewController?

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
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers, all of which the user may move then.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceControllers(with: viewControllers ?? [])
    customizableViewControllers = viewControllers
  }

  /// The controller whose tab is selected: the More controller while its list is shown.
  open var selectedViewController: UIViewController? {
    get { shownTabInMore ?? selection }
    set {
      guard let newValue else { return }
      guard isSelectable(newValue) else {
        return Runtime.current.raise(
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected."
        )
      }
      select(newValue)
    }
  }

  /// The place of the selected tab; `NSNotFound` for the More controller (Apple's documentation).
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selectedViewController } ?? NSNotFound }
    set {
      guard controllers.indices.contains(newValue) else { return }
      selectedViewController = controllers[newValue]
    }
  }

  // MARK: Inside the stand-in

  override var visibleChildren: [UIViewController] {
    transitions.displayed.map { [$0] } ?? []
  }

  override var forwardsToNewViews: Bool { false }

  override func childWasTaken() { forgetTakenControllers() }

  override var ownCoordinator: TransitionCoordinator? { transitions.coordinator }
  override func appearanceWillChange() { transitions.hostWillChange() }
  override func appearanceDidChange() { transitions.hostDidChange() }

  override func startDeferred() {
    super.startDeferred()
    transitions.start()
  }
}
