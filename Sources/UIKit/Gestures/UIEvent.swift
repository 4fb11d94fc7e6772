public import Foundation

/// What the user has done, in touches.
///
/// The stand-in sends none.
@MainActor
open class UIEvent: NSObject {
  /// The touches that belong to it.
  open var allTouches: Set<UITouch>? { nil }

  /// When it was, in seconds since the system's start.
  open var timestamp: TimeInterval { 0 }

  /// The touches in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
}
