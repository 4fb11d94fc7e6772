public import Foundation

/// An object that can take part in the responder chain.
///
/// The stand-in keeps the chain and the first responder; presses and the undo manager are
/// left out.
@MainActor
open class UIResponder: NSObject {
  /// Makes a responder that is not yet part of a chain.
  public override init() {
    super.init()
  }

  /// The next object in the responder chain, or nil.
  open var next: UIResponder? { nil }

  /// A Boolean value that tells whether the object agrees to become first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that tells whether the object agrees to give up first responder status.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that tells whether the object is the first responder.
  open var isFirstResponder: Bool {
    Runtime.current.firstResponder === self
  }

  /// Asks to become the first responder.
  ///
  /// Gives false when this or the present one refuses.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let present = Runtime.current.firstResponder, present !== self {
      guard present.resignFirstResponder() else { return false }
    }
    Runtime.current.firstResponder = self
    return true
  }

  /// Gives up first responder status.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { Runtime.current.firstResponder = nil }
    return true
  }

  // MARK: Touches, of which the stand-in sends none

  /// Fingers have come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Fingers have gone up.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// The system has taken the touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Activities

  /// The activity that this object supports, for hand-off and restoration.
  open var userActivity: NSUserActivity?

  /// Restores the state that an activity holds.
  ///
  /// UIKit's own does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Brings an activity up to date.
  ///
  /// UIKit's own does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
}
