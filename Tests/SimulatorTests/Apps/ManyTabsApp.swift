import UIKit

/// An app with more tabs than the bar has room for.
final class ManyTabsDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map(UIWindow.init)
    let tabs = UITabBarController()
    tabs.viewControllers = ["Bread", "Cakes", "Rolls", "Pies", "Tarts", "Buns"].map { title in
      let form = FormController(title, [label("All our \(title.lowercased())")])
      return UINavigationController(rootViewController: form)
    }
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
  }
}
