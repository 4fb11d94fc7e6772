import UIKit

/// Where iOS meets the app: it holds the window and the tree's root.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var shopCoordinator: ShopCoordinator?
  /// What is to go wrong in this run, for teaching; nil for nothing.
  var fault = Fault.named(in: ProcessInfo.processInfo.arguments)

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

  func sceneWillEnterForeground(_ scene: UIScene) {
    if fault == .startedTwice {
      shopCoordinator?.start()
    }
  }

  /// Begins a visit; the next one begins when it is over.
  private func startShop(in window: UIWindow) {
    let shop = makeShop(window: window)
    shop.onFinish = { [weak self] _ in
      self?.startShop(in: window)
    }
    shopCoordinator = shop
    shop.start()
  }

  private func makeShop(window: UIWindow) -> ShopCoordinator {
    guard let fault else {
      return ShopCoordinator(window: window, customer: .ada)
    }
    return FaultyShopCoordinator(
      window: window,
      customer: .ada,
      fault: fault
    )
  }
}
