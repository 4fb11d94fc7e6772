/// A name for one of the controllers in a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name's text.
  public let rawValue: String

  /// Makes a name from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that goes.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")

  /// The controller that comes.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
