/// Several ways round that an interface may be.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The ways round as bits.
  public let rawValue: UInt

  /// Makes ways round from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// On its side, the home button at the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// On its side, the home button at the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// Any.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// Any but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]

  /// What a device allows without the app's saying: all on a tablet, not upside down on a phone.
  @MainActor
  static var allOfDevice: Self { Runtime.current.device == .tablet ? .all : .allButUpsideDown }
}
