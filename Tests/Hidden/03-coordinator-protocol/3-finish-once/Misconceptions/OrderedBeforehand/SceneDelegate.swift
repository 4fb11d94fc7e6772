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
    startShop(in: window)
  }

  /// Begins a visit; the next one begins when it is over.
  private func startShop(in window: UIWindow) {
    let shop = ShopCoordinator(window: window, customer: .ada)
    shop.onFinish = { [weak self] _ in
      self?.startShop(in: window)
    }
    shopCoordinator = shop
    shop.start()
  }
}
