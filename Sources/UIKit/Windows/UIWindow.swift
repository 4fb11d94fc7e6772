public import Foundation

/// The root of a view hierarchy.
///
/// It owns its root view controller; the app's scene delegate owns it.
@MainActor
open class UIWindow: UIView {
  /// How far in front a window is.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// The level as a number; a greater one is farther in front.
    public var rawValue: CGFloat

    /// Makes a level from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of an app's windows.
    public static let normal = Self(rawValue: 0)

    /// The level of alerts.
    public static let alert = Self(rawValue: 2000)
  }

  /// The scene that shows the window.
  weak open var windowScene: UIWindowScene? {
    didSet {
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }

  /// How far in front the window is.
  ///
  /// The stand-in keeps it and does not sort by it.
  open var windowLevel: Level = .normal

  /// A Boolean value that tells whether the window gets the keyboard.
  open private(set) var isKeyWindow = false

  private var storedRootViewController: UIViewController?

  /// Makes a window for a scene, as large as its screen.
  ///
  /// It is hidden until it is made visible.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    setUp()
    self.windowScene = windowScene
    windowScene.add(self)
  }

  /// Makes a window outside any scene, which a device does not show.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a window from an archive, which the stand-in cannot read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    super.isHidden = true
  }

  /// The controller whose view fills the window.
  ///
  /// Setting it removes the old one's view (Apple's documentation). What the old one presents stays,
  /// and keeps the old one alive, unless it is dismissed first (recorded).
  open var rootViewController: UIViewController? {
    get { storedRootViewController }
    set {
      guard newValue !== storedRootViewController else { return }
      let old = storedRootViewController
      storedRootViewController = newValue
      guard !isHidden else { return }
      remove(old)
      showRoot()
    }
  }

  /// Shows the window and gives it the keyboard.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Gives the window the keyboard.
  open func makeKey() {
    Runtime.current.keyWindow?.isKeyWindow = false
    isKeyWindow = true
  }

  /// A Boolean value that tells whether the window is hidden, as a new one is.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      isHidden ? remove(storedRootViewController) : show()
    }
  }

  /// The scene, which follows a window in the responder chain.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  private func show() {
    let runtime = Runtime.current
    runtime.windowReferences.removeAll { $0.object == nil || $0.object === self }
    runtime.windowReferences.append(WeakReference(self))
    showRoot()
  }

  private func showRoot() {
    guard let root = storedRootViewController else { return }
    Runtime.current.layoutPass.deferStart(of: self)
    root.loadViewIfNeeded()
    root.beginAppearance(true, animated: false)
    root.view.frame = bounds
    insertSubview(root.view, at: 0)
  }

  private func remove(_ root: UIViewController?) {
    guard let root, root.isViewLoaded else { return }
    root.beginAppearance(false, animated: false)
    root.view.removeFromSuperview()
    root.endAppearance()
  }
}

extension UIWindow: Deferring {
  var deferralView: UIView? { self }

  func startDeferred() {
    guard let root = rootViewController, root.appearance == .appearing else { return }
    root.becomeVisible()
    Runtime.current.layoutPass.deferEnd { [weak root] in
      guard let root, root.appearance == .appearing else { return }
      root.endAppearance()
    }
  }
}
