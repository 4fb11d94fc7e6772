import UIKit

/// A router for a phone: the root lies below what is shown.
final class NavigationRouter: StackRouter {
  init() { super.init(fixed: 1) }

  var navigationController: UINavigationController { stack }
}
