import UIKit

/// A route, and the screen that shows it.
struct Entry {
  let route: Route
  let screen: UIViewController
}
