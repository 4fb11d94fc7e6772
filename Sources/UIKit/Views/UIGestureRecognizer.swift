public import Foundation

/// Something that the user's fingers do.
///
/// Its action is a selector, which Linux does not have, so an app cannot be told here; the back swipe
/// of a navigation controller looks at `isEnabled` and the delegate.
@MainActor
open class UIGestureRecognizer: NSObject {
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
}
