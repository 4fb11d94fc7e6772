import UIKit

/// Where iOS meets the app: it holds the window and the tree's root.
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
    let home = HomeCoordinator(router: makeRouter(in: window))
    self.home = home
    home.start()
    window.makeKeyAndVisible()
  }

  /// Makes the router that suits the device, and gives it the window.
  private func makeRouter(in window: UIWindow) -> any Router {
    if window.traitCollection.horizontalSizeClass == .regular {
      let router = SplitRouter()
      window.rootViewController = router.splitViewController
      return router
    }
    let router = NavigationRouter()
    window.rootViewController = router.navigationController
    return router
  }
}
