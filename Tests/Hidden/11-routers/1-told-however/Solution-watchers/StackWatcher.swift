import UIKit

/// Looks after each transition which screens are on the stack no longer.
final class StackWatcher: NSObject, UINavigationControllerDelegate {
  private var actions: [UIViewController: () -> Void] = [:]
  private var order: [UIViewController] = []

  func wait(
    for screen: UIViewController,
    then action: @escaping () -> Void
  ) {
    actions[screen] = action
    order.append(screen)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    let here = Set(navigationController.viewControllers)
    for screen in order.reversed() where !here.contains(screen) {
      order.removeAll { $0 == screen }
      actions.removeValue(forKey: screen)?()
    }
  }
}
