/// A tap.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in short order it takes.
  open var numberOfTapsRequired = 1

  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}
