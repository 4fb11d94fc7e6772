import UIKit

/// Where iOS meets the app: it holds the window and makes the first
/// screen.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  /// Whose phone this is.
  var customer = Customer(
    name: "Ada",
    favourites: [.rye, .brioche],
    discount: 10
  )
  /// What has been ordered on this phone.
  let basket = Basket()

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let list = BreadListViewController(customer: customer, basket: basket)
    window.rootViewController = UINavigationController(
      rootViewController: list
    )
    window.makeKeyAndVisible()
  }
}
