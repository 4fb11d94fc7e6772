import UIKit

/// Where iOS meets the app.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var appCoordinator: AppCoordinator?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let appCoordinator = AppCoordinator(window: window)
    self.appCoordinator = appCoordinator
    appCoordinator.start()
    window.makeKeyAndVisible()
  }
}
