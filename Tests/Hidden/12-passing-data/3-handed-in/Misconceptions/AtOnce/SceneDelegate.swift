import UIKit

/// Where iOS meets the app.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var home: HomeCoordinator?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let navigationController = UINavigationController()
    let home = HomeCoordinator(
      navigationController: navigationController,
      plan: Plan()
    )
    self.home = home
    home.start()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }
}
