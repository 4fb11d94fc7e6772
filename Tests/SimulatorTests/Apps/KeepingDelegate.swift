import Simulator
import UIKit

/// An app that keeps controllers in two ways.
final class KeepingDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let kept = UIViewController()
  var list: [UIViewController] = []
  var stack: UINavigationController?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map(UIWindow.init)
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.makeKeyAndVisible()
  }
}

extension Simulator {
  var keeping: KeepingDelegate {
    guard let delegate = sceneDelegate as? KeepingDelegate else { fatalError("another app runs") }
    return delegate
  }

  func settleNow() { advance(by: .seconds(1)) }
}
