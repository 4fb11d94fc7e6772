import UIKit

/// Where iOS meets the app: it holds the window and makes the first
/// screen.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let basket = Basket()

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let list = BreadListViewController(discount: 10, basket: basket)
    window.rootViewController = UINavigationController(
      rootViewController: list
    )
    window.makeKeyAndVisible()
  }
}
