import UIKit

/// A router for a tablet: the root has a column of its own.
final class SplitRouter: StackRouter {
  let splitViewController = UISplitViewController(style: .doubleColumn)

  init() {
    super.init(fixed: 0)
    splitViewController.setViewController(stack, for: .secondary)
    close()
  }

  override var presenter: UIViewController { splitViewController }
  override var base: [UIViewController] { [PlaceholderViewController()] }

  override func setRoot(_ screen: Screen) {
    splitViewController.setViewController(
      UINavigationController(rootViewController: screen.makeController()),
      for: .primary
    )
  }
}
