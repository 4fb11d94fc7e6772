import UIKit

/// Where iOS meets the app.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let model = ShopModel()
  private var pathStack: PathStack?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let navigationController = UINavigationController()
    let pathStack = PathStack(
      model: model,
      navigationController: navigationController
    )
    self.pathStack = pathStack
    pathStack.start()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }
}
