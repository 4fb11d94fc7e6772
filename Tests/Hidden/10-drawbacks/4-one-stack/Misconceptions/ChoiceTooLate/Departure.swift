import UIKit

/// What is to be done when a screen has gone.
struct Departure {
  let screen: UIViewController
  let action: () -> Void
}
