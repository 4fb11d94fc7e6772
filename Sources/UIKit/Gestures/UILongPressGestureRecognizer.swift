public import Foundation

/// A finger that rests.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before it.
  open var numberOfTapsRequired = 0

  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1

  /// How long the finger rests, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far the finger may move.
  open var allowableMovement: CGFloat = 10
}
