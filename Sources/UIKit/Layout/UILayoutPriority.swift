/// How strongly a constraint is wished for, from 1 to 1000.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// Makes a priority from a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority from a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// It must hold.
  public static let required = Self(rawValue: 1000)

  /// How strongly a button resists being made smaller than its content.
  public static let defaultHigh = Self(rawValue: 750)

  /// How strongly a button resists being made larger than its content.
  public static let defaultLow = Self(rawValue: 250)

  /// How strongly a view wants its measured size.
  public static let fittingSizeLevel = Self(rawValue: 50)
}
