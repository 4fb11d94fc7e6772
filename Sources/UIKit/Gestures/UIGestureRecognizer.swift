public import Foundation

/// Something that the user's fingers do.
///
/// Its action is a selector, which Linux does not have, so an app cannot be told here; the back swipe
/// of a navigation controller looks at `isEnabled` and the delegate.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// It has not begun.
    case possible = 0
    /// It has begun.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It is over, and was one.
    case ended = 3
    /// The system has ended it.
    case cancelled = 4
    /// It was none.
    case failed = 5

    /// It is over, and was one.
    public static var recognized: Self { .ended }
  }

  /// How far the gesture is.
  open var state: State = .possible

  /// A Boolean value that tells whether the gesture is looked for.
  open var isEnabled = true

  /// Who is asked about the gesture.
  ///
  /// It is not owned.
  weak open var delegate: (any UIGestureRecognizerDelegate)?

  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?

  /// A name for debugging.
  open var name: String?

  /// A Boolean value that tells whether the view loses its touches when the gesture is one.
  open var cancelsTouchesInView = true

  /// A Boolean value that tells whether the view gets its touches only when the gesture is none.
  open var delaysTouchesBegan = false

  /// A Boolean value that tells whether the view learns of a touch's end only when the gesture is none.
  open var delaysTouchesEnded = true

  /// How many fingers there are.
  open var numberOfTouches: Int { 0 }

  /// Where the gesture is in a view; nil is the window.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Where one of the fingers is in a view; nil is the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

  /// Waits until another gesture is none.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Begins to look for the gesture anew.
  open func reset() {}
}
