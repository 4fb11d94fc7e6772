import UIKit

/// Where iOS meets the app: it holds the window and the tree's root.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var shopCoordinator: ShopCoordinator?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let shopCoordinator = ShopCoordinator(window: window)
    self.shopCoordinator = shopCoordinator
    shopCoordinator.start()
  }
}
