import UIKit

/// Where iOS meets the app: it shows what the test says.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let found = complaints { LinkParser().route(for: $0) }
    window.rootViewController = UINavigationController(
      rootViewController: ReportViewController(complaints: found)
    )
    window.makeKeyAndVisible()
  }
}
