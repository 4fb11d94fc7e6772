public import Foundation

/// A view that lays its subviews out in a row or a column.
///
/// The stand-in keeps their order.
@MainActor
open class UIStackView: UIView {
  /// How the views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// They are stretched to fill it.
    case fill = 0
    /// They are stretched to be alike.
    case fillEqually = 1
    /// They are stretched in proportion.
    case fillProportionally = 2
    /// They are spread with like gaps.
    case equalSpacing = 3
    /// They are spread with like distances of their middles.
    case equalCentering = 4
  }

  /// How the views lie across the stack.
  public enum Alignment: Int, Sendable {
    /// They are stretched to fill it.
    case fill = 0
    /// At the leading or top edge.
    case leading = 1
    /// On their first lines of text.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing or bottom edge.
    case trailing = 4
    /// On their last lines of text.
    case lastBaseline = 5

    /// At the top edge.
    public static var top: Self { .leading }

    /// At the bottom edge.
    public static var bottom: Self { .trailing }
  }

  /// The views in order.
  ///
  /// Each is a subview too.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Whether the stack is a row or a column.
  open var axis: NSLayoutConstraint.Axis = .horizontal

  /// How the views share the length of the stack.
  open var distribution: Distribution = .fill

  /// How the views lie across the stack.
  open var alignment: Alignment = .fill

  /// The gap between two views.
  open var spacing: CGFloat = 0

  /// A Boolean value that tells whether the layout margins count.
  open var isLayoutMarginsRelativeArrangement = false

  /// Makes a stack with a rectangle.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes a stack from an archive, of which the stand-in reads nothing.
  ///
  /// It cannot fail, as Apple's cannot.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
  }

  /// Takes a view out of the order.
  ///
  /// It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }

  /// Sets the gap after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

  /// A view that is removed leaves the order too.
  open override func willRemoveSubview(_ subview: UIView) {
    arrangedSubviews.removeAll { $0 === subview }
  }
}

extension NSLayoutConstraint {
  /// A direction.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}
