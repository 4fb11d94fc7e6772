import UIKit

/// Where iOS meets the app: it holds the window and makes the first
/// screen.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let list = BreadListViewController(
      breads: [.rye, .sourdough, .brioche]
    )
    list.discount = 10
    list.basket = Basket()
    window.rootViewController = UINavigationController(
      rootViewController: list
    )
    window.makeKeyAndVisible()
  }
}
