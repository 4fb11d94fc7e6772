/// The corners that a layer's radius counts for.
public struct CACornerMask: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Makes corners from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let layerMinXMinYCorner = Self(rawValue: 1 << 0)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = Self(rawValue: 1 << 1)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = Self(rawValue: 1 << 2)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = Self(rawValue: 1 << 3)
}
