public import Foundation

/// A rectangle on the screen, and the views inside it.
///
/// The stand-in keeps the tree, the geometry that is set and the constraints; it draws nothing and
/// solves no constraint.
@MainActor
open class UIView: UIResponder, NSCoding {
  // MARK: Geometry and looks

  /// The view's rectangle in its superview.
  open var frame: CGRect

  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame.size = newValue.size
    }
  }

  /// The middle of the view in its superview.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// A Boolean value that tells whether the view is hidden.
  open var isHidden = false

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1

  /// A Boolean value that tells whether the view covers what is behind it.
  open var isOpaque = true

  /// The colour behind the view's content, or nil for none.
  open var backgroundColor: UIColor?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as Apple's
  /// The colour of what can be touched.
  ///
  /// Without one of its own, a view has its superview's.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set { ownTintColor = newValue }
  }

  /// The looks of the view's rectangle.
  open private(set) lazy var layer = CALayer()

  /// How the view is moved, turned and scaled.
  ///
  /// Kept, not shown.
  open var transform: CGAffineTransform = .identity

  /// How the content fits into the bounds.
  open var contentMode: ContentMode = .scaleToFill

  /// A Boolean value that tells whether subviews are cut off at the bounds.
  open var clipsToBounds = false

  /// A number for the app's own use.
  open var tag = 0

  /// A Boolean value that tells whether the view takes touches.
  open var isUserInteractionEnabled = true

  /// How the view changes with its superview's size.
  ///
  /// Kept, not applied.
  open var autoresizingMask: AutoresizingMask = []

  /// A Boolean value that tells whether the autoresizing mask becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// The distance of the content from the edges.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  // MARK: Accessibility

  /// A Boolean value that tells whether assistive technologies see the view.
  open var isAccessibilityElement = false

  /// What assistive technologies call the view.
  open var accessibilityLabel: String?

  /// What happens when the view is activated, in words.
  open var accessibilityHint: String?

  /// The view's value, in words.
  open var accessibilityValue: String?

  /// A name for tests, never shown.
  open var accessibilityIdentifier: String?

  // MARK: State of the stand-in

  var storedSubviews: [UIView] = []
  weak var storedSuperview: UIView?
  weak var owningController: UIViewController?
  var needsOwnLayout = true
  var hasDirtyLayout = true
  var storedConstraints: [NSLayoutConstraint] = []
  var storedLayoutGuides: [UILayoutGuide] = []
  var storedGestureRecognizers: [UIGestureRecognizer] = []
  var storedSafeAreaGuide: UILayoutGuide?
  var storedMarginsGuide: UILayoutGuide?
  private var boundsOrigin: CGPoint = .zero
  private var ownTintColor: UIColor?

  // MARK: Making a view

  /// Makes a view with a rectangle.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view from an archive, of which the stand-in reads nothing.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// Makes a view without an extent.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Writes the view to an archive.
  ///
  /// The stand-in writes nothing.
  open func encode(with coder: NSCoder) {}

  // MARK: Overridden by subclasses

  /// Says whether a point is inside the view's bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// The farthest view inside this one, or this one, that a finger at a point would touch.
  ///
  /// The stand-in solves no layout and asks nobody.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in storedSubviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// The traits have changed.
  ///
  /// In the stand-in they never do.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view controller that owns the view, or the superview.
  open override var next: UIResponder? {
    owningController ?? superview
  }

  /// Places the subviews.
  ///
  /// Called in a layout pass when layout is needed; UIKit's own does nothing here.
  open func layoutSubviews() {}

  /// Sets up constraints.
  ///
  /// Called before layout on a device; here never.
  open func updateConstraints() {}

  /// Draws the view's content.
  ///
  /// The stand-in never calls it.
  open func draw(_ rect: CGRect) {}

  /// A subview has been added.
  open func didAddSubview(_ subview: UIView) {}

  /// A subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The view is about to get another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The view has got another superview, or none.
  open func didMoveToSuperview() {}

  /// The view is about to get into another window, or none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The view has got into another window, or none.
  open func didMoveToWindow() {}

  /// The size that the content asks for.
  ///
  /// The stand-in measures nothing.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that the view's content asks for no size.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The size that fits best into another: here, the present one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits best.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }
}
