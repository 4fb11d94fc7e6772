import UIKit

/// An app with two tabs, a coordinator each.
final class TabsDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let root = TabsCoordinator()

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map(UIWindow.init)
    root.start()
    window?.rootViewController = root.tabs
    window?.makeKeyAndVisible()
  }

  /// Any link leads to the last tab, with a sheet over it.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    root.tabs.selectedViewController = root.tabs.viewControllers?.last
    root.tabs.present(FormController("Offer", []), animated: true)
  }
}

final class TabsCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  let tabs = UITabBarController()

  func start() {
    let flows = [TabCoordinator("Home", parent: self), TabCoordinator("Profile", parent: self)]
    childCoordinators = flows
    tabs.viewControllers = flows.map(\.navigation)
  }
}

final class TabCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  let navigation = UINavigationController()
  private unowned let parent: TabsCoordinator

  init(_ title: String, parent: TabsCoordinator) {
    self.parent = parent
    let next = button("More") { [weak self] in self?.showMore() }
    navigation.viewControllers = [FormController(title, [label("This is \(title)."), next])]
  }

  private func showMore() {
    navigation.pushViewController(FormController("More", []), animated: true)
  }
}
