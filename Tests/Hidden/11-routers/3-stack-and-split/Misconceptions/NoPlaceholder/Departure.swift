import UIKit

/// What is to be done when a screen has gone.
struct Departure {
  /// The stack owns it; to wait for its end must not prolong its life.
  weak var screen: UIViewController?
  let action: () -> Void
}
