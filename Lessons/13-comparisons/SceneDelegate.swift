import UIKit

/// Where iOS meets the app: it hands the path over from one launch to the
/// next.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var appCoordinator: AppCoordinator?
  /// What is to go wrong in this run, for teaching; nil for nothing.
  var fault = Fault.named(in: ProcessInfo.processInfo.arguments)

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let appCoordinator = AppCoordinator(window: window, fault: fault)
    self.appCoordinator = appCoordinator
    let saved = session.stateRestorationActivity?.userInfo?["path"]
    if let saved = saved as? Data {
      appCoordinator.path.restore(from: saved)
    }
    appCoordinator.start()
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let saved = appCoordinator?.path.saved else { return nil }
    let activity = NSUserActivity(activityType: "crumb.path")
    activity.userInfo = ["path": saved]
    return activity
  }
}
