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
    let shop = makeShop(in: window)
    shopCoordinator = shop
    shop.start()
  }

  /// Makes a visit; when it is over, the next one starts.
  private func makeShop(in window: UIWindow) -> ShopCoordinator {
    let shop = ShopCoordinator(window: window, customer: .ada)
    shop.onFinish = { [weak self] _ in
      self?.makeShop(in: window).start()
      let next = self?.makeShop(in: window)
      self?.shopCoordinator = next
      next?.start()
    }
    return shop
  }
}
