import UIKit

/// Where iOS meets the app: it holds the window, and who leads
/// through the app.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var flow: BreadFlow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let flow = BreadFlow(discount: 10)
    self.flow = flow
    flow.start()
    window.rootViewController = flow.navigationController
    window.makeKeyAndVisible()
  }
}
