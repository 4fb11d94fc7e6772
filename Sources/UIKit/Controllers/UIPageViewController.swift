public import Foundation

/// A container that shows one page after the other, as an onboarding does.
@MainActor
open class UIPageViewController: UIViewController {
  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    /// The page curls.
    case pageCurl = 0
    /// The pages scroll.
    case scroll = 1
  }

  /// In which direction pages lie.
  public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal = 0
    /// One below the other.
    case vertical = 1
  }

  /// Which way a page is turned.
  public enum NavigationDirection: Int, Sendable {
    /// On.
    case forward = 0
    /// Back.
    case reverse = 1
  }

  /// A key into the options that a page view controller is made with.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// Makes a key from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The gap between two pages.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }

  /// Who gives the pages before and after.
  ///
  /// It is not owned.
  weak open var dataSource: (any UIPageViewControllerDataSource)?

  /// Who is told of the pages that the user turns.
  ///
  /// It is not owned.
  weak open var delegate: (any UIPageViewControllerDelegate)?

  /// How pages change.
  open private(set) var transitionStyle: TransitionStyle

  /// In which direction pages lie.
  open private(set) var navigationOrientation: NavigationOrientation

  lazy var transitions = TransitionQueue(host: self, order: .navigation) { [weak self] in
    self?.page
  }
  var page: UIViewController?
  var completion: ((Bool) -> Void)?

  /// The page that the user is swiping away, while the finger or the animation is at it.
  var pageBeforeSwipe: UIViewController?

  /// Makes a controller without a page.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// The page that is shown.
  open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }

  /// Shows a page.
  ///
  /// The delegate is not told (Apple's documentation). The completion of a change that another one
  /// overtakes is given false.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let next = viewControllers?.first else { return }
    let overtaken = self.completion
    self.completion = completion
    turn(to: next)
    transitions.request(animated: animated)
    overtaken?(false)
  }

  override var visibleChildren: [UIViewController] {
    transitions.displayed.map { [$0] } ?? []
  }

  override var forwardsToNewViews: Bool { false }
  override var ownCoordinator: TransitionCoordinator? { transitions.coordinator }
  override func appearanceWillChange() { transitions.hostWillChange() }
  override func appearanceDidChange() { transitions.hostDidChange() }

  override func startDeferred() {
    super.startDeferred()
    transitions.start()
  }
}
