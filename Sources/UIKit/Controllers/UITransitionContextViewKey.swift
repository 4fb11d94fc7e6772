/// A name for one of the views in a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name's text.
  public let rawValue: String

  /// Makes a name from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that goes.
  public static let from = Self(rawValue: "UITransitionContextFromView")

  /// The view that comes.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
