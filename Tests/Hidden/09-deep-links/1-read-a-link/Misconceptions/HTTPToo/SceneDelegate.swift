import UIKit

/// Shows what the parser makes of a few links, and of those that come in
/// by both doors.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let screen = LinksViewController(
    links: [
      "crumb://user/7",
      "crumb://bread/2",
      "https://crumb.example/bread/2/order",
      "crumb://user/12/3",
      "crumb://user/+7",
    ].compactMap(URL.init(string:))
  )

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    window.rootViewController = UINavigationController(
      rootViewController: screen
    )
    window.makeKeyAndVisible()
  }

  func scene(
    _ scene: UIScene,
    openURLContexts URLContexts: Set<UIOpenURLContext>
  ) {
    URLContexts.forEach { screen.add($0.url) }
  }

  func scene(
    _ scene: UIScene,
    continue userActivity: NSUserActivity
  ) {
    if let url = userActivity.webpageURL { screen.add(url) }
  }
}
