import UIKit

/// Where iOS meets the app: it holds the window and what screens share.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  /// Where the app keeps what must outlive it; a test gives it another
  /// place.
  var defaults = UserDefaults.standard

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    window.showFirstScreen(
      session: Session(defaults: defaults),
      repository: BreadRepository()
    )
    window.makeKeyAndVisible()
  }
}
