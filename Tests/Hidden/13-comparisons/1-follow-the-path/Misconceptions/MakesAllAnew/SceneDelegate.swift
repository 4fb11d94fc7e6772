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
    restore(from: session.stateRestorationActivity)
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

  // MARK: From launch to launch

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    // A path that cannot be written down is not worth a crash.
    guard let saved = try? JSONEncoder().encode(model.path) else {
      return nil
    }
    let activity = NSUserActivity(activityType: "crumb.path")
    activity.userInfo = ["path": saved]
    return activity
  }

  private func restore(from activity: NSUserActivity?) {
    guard let saved = activity?.userInfo?["path"] as? Data,
      // What cannot be read is no reason not to start.
      let routes = try? JSONDecoder().decode([Route].self, from: saved)
    else { return }
    model.path = Array(
      routes.prefix { $0.makeScreen(for: model) != nil }
    )
  }
}
