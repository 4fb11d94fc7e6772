import UIKit

/// A coordinator with a place in the bar.
@MainActor
class Tab: Coordinator {
  var childCoordinators: [any Coordinator] = []
  let stack = UINavigationController()
  let tell: (TabEvent) -> Void

  init(title: String, telling tell: @escaping (TabEvent) -> Void) {
    self.tell = tell
    stack.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
  }

  func start() {
    stack.viewControllers = [makeRoot()]
  }

  func makeRoot() -> UIViewController { UIViewController() }

  /// Pushes a screen, unless another one is in front already.
  func push(_ screen: UIViewController, over depth: Int) {
    guard stack.viewControllers.count == depth else { return }
    stack.pushViewController(screen, animated: true)
  }
}
