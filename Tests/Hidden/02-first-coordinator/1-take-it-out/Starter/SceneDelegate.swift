import UIKit

/// Where iOS meets the app.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var todayCoordinator: TodayCoordinator?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let list = BreadListViewController(
      viewModel: BreadListViewModel(),
      basket: Basket()
    )
    window.rootViewController = UINavigationController(
      rootViewController: list
    )
    window.makeKeyAndVisible()
  }
}
