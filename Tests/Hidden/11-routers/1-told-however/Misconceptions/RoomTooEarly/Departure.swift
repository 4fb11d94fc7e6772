import UIKit

/// A screen that will go, and what is to be done then.
struct Departure {
  let screen: UIViewController
  let action: () -> Void
}
