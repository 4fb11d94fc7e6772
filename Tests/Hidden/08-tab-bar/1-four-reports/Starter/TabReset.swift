import UIKit

/// Brings a tab back to its first screen whenever it is chosen.
final class TabReset: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    let navigationController = viewController as? UINavigationController
    navigationController?.popToRootViewController(animated: false)
  }
}
