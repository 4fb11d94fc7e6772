import UIKit

/// Brings a tab back to its first screen when it is chosen once more.
final class TabReset: NSObject, UITabBarControllerDelegate {
  private weak var chosen: UIViewController?

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    if viewController === chosen {
      let navigationController = viewController as? UINavigationController
      navigationController?.popToRootViewController(animated: false)
    }
    chosen = viewController
  }
}
