import UIKit

/// A router for one stack.
@MainActor
final class RouterForStack: Router {
  let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func setRoot(_ screen: RouterScreen) {
    navigationController.setViewControllers(
      [screen.makeController()],
      animated: false
    )
  }

  func push(_ screen: RouterScreen) {
    navigationController.pushViewController(
      screen.makeController(),
      animated: true
    )
  }

  func pop() {
    navigationController.popViewController(animated: true)
  }

  func popToRoot() {
    navigationController.popToRootViewController(animated: true)
  }
}
