public import Introspection

/// A stored property by which one coordinator refers to another, apart from `childCoordinators`.
public struct CoordinatorReference: Equatable, Sendable {
  /// The property: `delegate`.
  public var property: String

  /// How the other one is held.
  public var hold: Hold

  /// The other one's type, without its module.
  public var type: String

  /// Which object the other one is.
  public var target: ObjectIdentifier

  /// A Boolean value that tells whether a closure stored in the property captured the other one.
  public var isCapture: Bool
}
