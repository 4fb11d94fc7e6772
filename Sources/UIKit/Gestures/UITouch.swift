public import Foundation

/// A finger on the screen.
///
/// The stand-in's fingers do what they do (tap, swipe back), and touch no place: none of these is sent.
@MainActor
open class UITouch: NSObject {
  /// How far a touch is.
  public enum Phase: Int, Sendable {
    /// The finger has come down.
    case began = 0
    /// The finger has moved.
    case moved = 1
    /// The finger rests.
    case stationary = 2
    /// The finger has gone up.
    case ended = 3
    /// The system has taken the touch.
    case cancelled = 4
  }

  /// How far the touch is.
  open var phase: Phase { .began }

  /// How often the finger has come down in short order.
  open var tapCount: Int { 0 }

  /// When the touch was made or last changed, in seconds since the system's start.
  open var timestamp: TimeInterval { 0 }

  /// The view that the finger came down on.
  open var view: UIView? { nil }

  /// The window that the finger came down in.
  open var window: UIWindow? { nil }

  /// Where the finger is in a view; nil is the window.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Where the finger was before in a view; nil is the window.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
