import UIKit

/// Where iOS meets the app: it holds the window and the coordinator.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var homeCoordinator: HomeCoordinator?
  let bakery = Bakery()

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let homeCoordinator = HomeCoordinator(bakery: bakery)
    self.homeCoordinator = homeCoordinator
    homeCoordinator.start()
    window.rootViewController = homeCoordinator.navigationController
    window.makeKeyAndVisible()
  }
}
