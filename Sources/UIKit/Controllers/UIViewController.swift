public import Foundation

// One long body, since Swift overrides what an extension declares only with Objective-C: whatever an
// app's controller may override has to stand here.

/// An object that manages a view, and the views inside it, for as long as they are needed.
@MainActor
open class UIViewController: UIResponder, NSCoding {
  // MARK: Description

  /// The controller's title.
  ///
  /// It feeds the navigation item and the tab bar item.
  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }

  /// How this controller is presented, unless the presenter decides.
  ///
  /// `.automatic` is a sheet.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic

  /// How the presentation is animated.
  ///
  /// Kept, not shown.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

  /// A Boolean value that tells whether the user may not swipe the sheet away.
  open var isModalInPresentation = false

  /// A Boolean value that tells whether presentations of inner controllers are bound to this one.
  ///
  /// Kept, not applied.
  open var definesPresentationContext = false

  /// A Boolean value that tells whether the tab bar goes when this controller is pushed.
  open var hidesBottomBarWhenPushed = false

  /// The size that the controller wishes for in a container.
  open var preferredContentSize: CGSize = .zero

  /// The edges to which the content reaches below bars.
  open var edgesForExtendedLayout: UIRectEdge = .all

  /// A Boolean value that tells whether opaque bars count as edges to which the content reaches.
  open var extendedLayoutIncludesOpaqueBars = false

  /// What is added to the room that bars and the phone's edges take.
  ///
  /// Kept, not applied.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero

  /// Whether the interface is light or dark, or as the system has it.
  ///
  /// Kept, not applied.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified

  /// A Boolean value that tells whether a presentation that leaves the presenter in place has the
  /// status bar's looks from the presented controller.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// A Boolean value that tells whether presentations of inner controllers are animated as this one's.
  open var providesPresentationContextTransitionStyle = false

  /// Who gives the app's own animations of a presentation.
  ///
  /// It is not owned.
  weak open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// A Boolean value that tells whether the user may edit what the controller shows.
  open var isEditing = false

  /// What was needed to bring this controller back after a relaunch.
  ///
  /// Not used by the stand-in.
  open var restorationIdentifier: String?

  /// The name of the nib the controller was made with, or nil.
  ///
  /// Nibs are not loaded.
  open private(set) var nibName: String?

  /// The bundle of the nib, or nil.
  open private(set) var nibBundle: Bundle?

  // MARK: State of the stand-in

  var storedView: UIView?
  var storedChildren: [UIViewController] = []
  weak var storedParent: UIViewController?
  var storedNavigationItem: UINavigationItem?
  var storedTabBarItem: UITabBarItem?
  var storedPresentationController: UIPresentationController?
  var storedToolbarItems: [UIBarButtonItem]?
  var storedEditButtonItem: UIBarButtonItem?
  var appearance: Appearance = .disappeared
  var isAppearanceAnimated = false
  var hasBecomeVisible = false

  /// The presentation that this controller has made; it owns the presented one.
  var presentation: Presentation?

  /// The presentation that brought this controller, until it is over.
  var arrival: Presentation?

  /// Whether a container is taking this controller in, or letting it go.
  var membership: Membership = .settled

  // MARK: Making a controller

  /// Makes a controller.
  ///
  /// `init` must not touch `view`, which would load it too early.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a controller without a nib.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Writes the controller to an archive.
  ///
  /// The stand-in writes nothing.
  open func encode(with coder: NSCoder) {}

  // MARK: The view

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Apple's
  /// The controller's view.
  ///
  /// Its first use runs `loadView()` and then `viewDidLoad()` (Apple's documentation).
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { setView(newValue) }
  }

  /// Makes the view.
  ///
  /// Overriding it without setting `view` leaves the controller without one.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// The view has been made.
  ///
  /// Called once.
  open func viewDidLoad() {}

  /// The view is about to come in front.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in the window and laid out, and about to be seen.
  ///
  /// Sent since iOS 13.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view has come in front.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The view is about to place its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has placed its subviews.
  open func viewDidLayoutSubviews() {}

  /// Lets the user edit what the controller shows, or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    showEditing()
  }

  /// The view's constraints are being set up anew.
  ///
  /// The stand-in solves none and never says so.
  open func updateViewConstraints() {}

  /// Memory is short.
  ///
  /// The stand-in never says so.
  open func didReceiveMemoryWarning() {}

  // MARK: Containment

  /// The controller is about to get another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}

  /// The controller has got another parent, or none.
  open func didMove(toParent parent: UIViewController?) {}

  /// A Boolean value that tells whether appearance is passed on to children without the app's help.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The controllers inside this one.
  ///
  /// They are owned by it.
  open var children: [UIViewController] { storedChildren }

  /// Adds a child, taking it from its former parent.
  ///
  /// `willMove(toParent:)` is sent here; the app calls `didMove(toParent:)` when the child's view
  /// is in place (Apple's documentation).
  open func addChild(_ childController: UIViewController) {
    addToChildren(childController)
  }

  /// Takes the controller from its parent.
  ///
  /// The app calls `willMove(toParent: nil)` before; `didMove(toParent: nil)` is sent here (Apple's
  /// documentation).
  open func removeFromParent() {
    let former = storedParent
    leaveParent()
    former?.childWasTaken()
  }

  // MARK: Presentation

  /// Presents a controller over this one or over the whole screen.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    begin(presenting: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents; without that, the controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissal(animated: flag, completion: completion)
  }

  // MARK: Showing in context

  /// Shows a controller in the way of the nearest container: a push, or else a presentation.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let target = ancestor(where: { $0.showsControllers }) else {
      return present(vc, animated: true)
    }
    target.show(vc, sender: sender)
  }

  /// Shows a controller as detail: in a split view's secondary column, or else by a presentation.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let split = splitViewController else { return present(vc, animated: true) }
    split.showDetailViewController(vc, sender: sender)
  }

  // MARK: Segues

  /// A segue is about to be performed; the place to fill its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Says whether a segue of a name may be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Performs the storyboard's segue of a name.
  ///
  /// Without a storyboard there is none, which raises.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    Runtime.current.raise("Receiver (\(named(self))) has no segue with identifier '\(identifier)'")
  }

  /// A segue leads back to this controller, past others.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Changes of size and traits, of which the stand-in has none

  /// The size is about to change, as when the device is turned.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The traits are about to change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A child wishes for another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that a child gets.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// A Boolean value that tells whether the interface turns with the device.
  open var shouldAutorotate: Bool { true }

  /// The ways round that the interface may be.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allOfDevice }

  /// The way round that the interface is when it is presented full screen.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Asks for the ways round anew.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Looks

  /// The style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// A Boolean value that tells whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that gives the style of the status bar, or nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that says whether the status bar is hidden, or nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// A Boolean value that tells whether the line at the lower edge of the screen goes by itself.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Asks anew whether that line goes.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Asks for the status bar's looks anew.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// The view around the controller's own, or the presenter, in the responder chain.
  open override var next: UIResponder? {
    storedView?.superview ?? presentingViewController
  }

  // MARK: Overridden inside the stand-in

  /// The children that are seen when this controller is.
  var visibleChildren: [UIViewController] {
    storedChildren.filter { child in
      guard let view = child.storedView, let own = storedView else { return false }
      return view.isDescendant(of: own)
    }
  }

  /// Whether putting a child's view into this one's brings the child in front.
  ///
  /// The containers of UIKit see to that themselves.
  var forwardsToNewViews: Bool { shouldAutomaticallyForwardAppearanceMethods }

  /// The controller whose tab bar item stands for this one as long as it has none of its own.
  var tabBarItemProvider: UIViewController? { nil }

  /// Whether `show(_:sender:)` means something to this container.
  var showsControllers: Bool { false }

  /// The controller is about to come or go; a container ends what is at work inside it.
  func appearanceWillChange() {}

  /// The controller has begun to come, or has come or gone; a container goes on with what waited.
  func appearanceDidChange() {}

  /// A child has been taken away, by another container or by the app.
  func childWasTaken() {}

  /// The transition of this container that is at work, or nil.
  var ownCoordinator: TransitionCoordinator? { nil }

  /// Ends the appearance of a child whose view was added while its container was in front.
  func startDeferred() {
    guard appearance == .appearing, storedParent?.forwardsToNewViews == true else { return }
    becomeVisible()
    Runtime.current.layoutPass.deferEnd {
      if self.appearance == .appearing { self.endAppearance() }
    }
  }
}

extension UIViewController: Deferring {
  var deferralView: UIView? { storedView }
}
