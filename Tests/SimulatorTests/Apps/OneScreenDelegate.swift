import UIKit

/// A scene delegate that shows one controller.
final class OneScreenDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let root: UIViewController

  init(_ root: UIViewController) { self.root = root }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map(UIWindow.init)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
  }
}
