extension UIView {
  /// How content fits into a view's bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill.
    case scaleToFill = 0
    /// As large as fits whole.
    case scaleAspectFit = 1
    /// As small as fills all.
    case scaleAspectFill = 2
    /// Drawn again at each change of size.
    case redraw = 3
    /// In the middle, at its own size.
    case center = 4
    /// At the top, at its own size.
    case top = 5
    /// At the bottom, at its own size.
    case bottom = 6
    /// At the left, at its own size.
    case left = 7
    /// At the right, at its own size.
    case right = 8
    /// In a corner, at its own size.
    case topLeft = 9
    /// In a corner, at its own size.
    case topRight = 10
    /// In a corner, at its own size.
    case bottomLeft = 11
    /// In a corner, at its own size.
    case bottomRight = 12
  }

  /// What of a view changes with its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The mask as bits.
    public let rawValue: UInt

    /// Makes a mask from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin changes.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The right margin changes.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// The top margin changes.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// The bottom margin changes.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }
}
