import UIKit

/// Where iOS meets the app.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  /// What outlives a launch; a test puts others in their place.
  var sessionStore: any SessionStore = DefaultsSessionStore()
  var bakery = Bakery()

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    window.rootViewController = PageViewController(
      viewModel: SignInViewModel()
    )
    window.makeKeyAndVisible()
  }
}
