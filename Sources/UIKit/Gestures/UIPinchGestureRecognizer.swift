public import Foundation

/// Two fingers that are drawn together or apart.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much farther apart the fingers are than at first.
  open var scale: CGFloat = 1

  /// How fast that changes, a second.
  open var velocity: CGFloat { 0 }
}
