import UIKit

/// Refuses a tap on the tab that is chosen already.
final class TabGuard: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    tabBarController.selectedViewController !== viewController
  }
}
