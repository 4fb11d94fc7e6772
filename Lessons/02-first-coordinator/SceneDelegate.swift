import UIKit

/// Where iOS meets the app: it holds the window and the tree's root.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var shopCoordinator: ShopCoordinator?
  /// What is to go wrong in this run, for teaching; nil for nothing.
  var fault = Fault.named(in: ProcessInfo.processInfo.arguments)

  private let customer = Customer(
    favourites: [.rye, .brioche],
    discount: 10
  )

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let shopCoordinator = makeShopCoordinator(window: window)
    if fault != .forgottenCoordinator {
      self.shopCoordinator = shopCoordinator
    }
    shopCoordinator.start()
  }

  private func makeShopCoordinator(window: UIWindow) -> ShopCoordinator {
    guard let fault else {
      return ShopCoordinator(window: window, customer: customer)
    }
    return FaultyShopCoordinator(
      window: window,
      customer: customer,
      fault: fault
    )
  }
}
