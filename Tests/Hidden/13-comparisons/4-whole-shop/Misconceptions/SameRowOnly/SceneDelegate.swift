import UIKit

/// Where iOS meets the app: links come in here, by two doors, and at
/// launch by a third.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  /// What outlives a launch; a test puts others in their place.
  var sessionStore: any SessionStore = DefaultsSessionStore()
  var bakery = Bakery()
  private var appCoordinator: AppCoordinator?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let appCoordinator = AppCoordinator(
      window: window,
      sessionStore: sessionStore,
      bakery: bakery
    )
    self.appCoordinator = appCoordinator
    appCoordinator.start()
    connectionOptions.urlContexts.forEach { open($0.url) }
    connectionOptions.userActivities.forEach(receive)
  }

  func scene(
    _ scene: UIScene,
    openURLContexts URLContexts: Set<UIOpenURLContext>
  ) {
    URLContexts.forEach { open($0.url) }
  }

  func scene(
    _ scene: UIScene,
    continue userActivity: NSUserActivity
  ) {
    receive(userActivity)
  }

  // MARK: What is done with a link

  private func receive(_ activity: NSUserActivity) {
    guard activity.activityType == NSUserActivityTypeBrowsingWeb,
      let url = activity.webpageURL
    else { return }
    open(url)
  }

  /// Follows a link; one that is none of ours is forgotten.
  private func open(_ url: URL) {
    guard let route = LinkParser().route(for: url) else { return }
    appCoordinator?.open(route)
  }
}
