import UIKit

/// A watcher that looks at the screen which the animation moves away.
final class ShortSightedWatcher: StackWatcher {
  override func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard
      let from = navigationController.transitionCoordinator?
        .viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    report { $0 === from }
  }
}
