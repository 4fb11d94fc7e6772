public import Foundation

/// A container that shows the last of a stack of controllers, with a bar above it.
///
/// The stack changes in the call; what is seen changes at the next layout pass (recorded logs). The
/// stand-in leaves out the tool bar's looks and the hiding of bars by swipe, tap and keyboard.
@MainActor
open class UINavigationController: UIViewController {
  /// Who is told of what is shown.
  ///
  /// There is one, and it is not owned: a second takes it from the first.
  weak open var delegate: (any UINavigationControllerDelegate)?

  /// The bar above the content.
  open private(set) var navigationBar = UINavigationBar()

  /// The recognizer of the swipe back.
  open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Apple's
  /// The tool bar below the content.
  open private(set) var toolbar: UIToolbar! = UIToolbar()

  /// A Boolean value that tells whether the tool bar is hidden, as it is at first.
  open var isToolbarHidden = true

  /// A Boolean value that tells whether the bars go with a swipe.
  ///
  /// Kept, not applied.
  open var hidesBarsOnSwipe = false

  /// A Boolean value that tells whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { navigationBar.isHidden = newValue }
  }

  lazy var transitions = TransitionQueue(host: self, order: .navigation) { [weak self] in
    self?.topViewController
  }
  private(set) lazy var backSwipeGate = BackSwipeGate(self)

  /// Those that came in and are not yet told that they did.
  var entering: [WeakReference<UIViewController>] = []

  /// Those that left and are still needed by the transition.
  var leaving: [UIViewController] = []

  // MARK: Making a navigation controller

  /// Makes a navigation controller with one controller on its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    push(rootViewController, animated: false)
  }

  /// Makes a navigation controller with bars of the app's own.
  ///
  /// The stand-in has one kind of each.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Makes a navigation controller with nothing on its stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Makes a navigation controller from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    navigationBar.navigationController = self
    interactivePopGestureRecognizer?.delegate = backSwipeGate
  }

  // MARK: The stack

  /// The stack, its root first.
  ///
  /// Setting it is `setViewControllers(_:animated:)` without animation.
  open var viewControllers: [UIViewController] {
    get { storedChildren }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last of the stack.
  open var topViewController: UIViewController? { storedChildren.last }

  /// What the user sees: what is presented over this controller, or else the last of the stack.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Puts a controller on the stack.
  ///
  /// The same instance twice, or a navigation controller, raises an exception (recorded).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Takes the last controller from the stack and returns it.
  ///
  /// Does nothing at the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: storedChildren.count - 2, animated: animated).last
  }

  /// Takes all controllers above one from the stack and returns them.
  ///
  /// A controller that is not on the stack raises an exception (recorded).
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let place = storedChildren.lastIndex(where: { $0 === viewController }) else {
      Runtime.current.raise("Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return pop(to: place, animated: animated)
  }

  /// Takes all controllers but the root from the stack and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }

  /// Replaces the stack.
  ///
  /// What is seen changes by one transition at most (Apple's documentation).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides or shows the tool bar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// The style that the bar asks for.
  open override var preferredStatusBarStyle: UIStatusBarStyle { .default }

  // MARK: Inside the stand-in

  override var visibleChildren: [UIViewController] {
    transitions.displayed.map { [$0] } ?? []
  }

  override var forwardsToNewViews: Bool { false }
  override var showsControllers: Bool { true }
  override var tabBarItemProvider: UIViewController? { storedChildren.first }
  override var ownCoordinator: TransitionCoordinator? { transitions.coordinator }
  override func appearanceWillChange() { transitions.hostWillChange() }
  override func appearanceDidChange() { transitions.hostDidChange() }
  override func childWasTaken() { transitions.request(animated: false) }

  /// A controller has left the stack, and has been told so.
  func didLetGo(_ controller: UIViewController) {}

  override func startDeferred() {
    super.startDeferred()
    transitions.start()
  }
}
