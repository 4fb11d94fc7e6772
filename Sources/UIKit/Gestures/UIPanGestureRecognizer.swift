public import Foundation

/// A finger that is drawn over the screen.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How few fingers it takes.
  open var minimumNumberOfTouches = 1

  /// How many fingers it may be.
  open var maximumNumberOfTouches = Int.max

  private var translation: CGPoint = .zero

  /// How far the finger has been drawn, in a view.
  open func translation(in view: UIView?) -> CGPoint { translation }

  /// Sets how far the finger counts as drawn, in a view.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
  }

  /// How fast the finger is drawn, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
