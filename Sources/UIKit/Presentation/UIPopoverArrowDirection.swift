/// The sides at which a bubble's point may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The sides as bits.
  public let rawValue: UInt

  /// Makes sides from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// At the top.
  public static let up = Self(rawValue: 1 << 0)
  /// At the bottom.
  public static let down = Self(rawValue: 1 << 1)
  /// At the left.
  public static let left = Self(rawValue: 1 << 2)
  /// At the right.
  public static let right = Self(rawValue: 1 << 3)
  /// At any side.
  public static let any: Self = [.up, .down, .left, .right]
  /// Not known.
  public static let unknown = Self(rawValue: UInt.max)
}
