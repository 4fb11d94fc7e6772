public import Foundation

/// Two fingers that are turned.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they have been turned, in radians.
  open var rotation: CGFloat = 0

  /// How fast that changes, in radians a second.
  open var velocity: CGFloat { 0 }
}
