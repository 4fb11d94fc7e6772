import UIKit

/// Where iOS meets the app: links come in here, by two doors, and at
/// launch by a third.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var appCoordinator: AppCoordinator?
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
    let appCoordinator = AppCoordinator(
      window: window,
      session: Session(defaults: defaults)
    )
    self.appCoordinator = appCoordinator
    appCoordinator.start()
    receive(connectionOptions.urlContexts)
    connectionOptions.userActivities.forEach(receive)
  }

  func scene(
    _ scene: UIScene,
    openURLContexts URLContexts: Set<UIOpenURLContext>
  ) {
    receive(URLContexts)
  }

  func scene(
    _ scene: UIScene,
    continue userActivity: NSUserActivity
  ) {
    receive(userActivity)
  }

  // MARK: What is done with a link

  /// A link with our own scheme: one that leads nowhere is forgotten.
  private func receive(_ contexts: Set<UIOpenURLContext>) {
    for context in contexts {
      _ = open(context.url)
    }
  }

  /// A web link: what we have not, the website may have.
  private func receive(_ activity: NSUserActivity) {
    guard activity.activityType == NSUserActivityTypeBrowsingWeb,
      let url = activity.webpageURL
    else { return }
    if open(url) == .unknown { UIApplication.shared.open(url) }
  }

  private func open(_ url: URL) -> RouteOutcome {
    guard let route = LinkParser().route(for: url), let appCoordinator
    else { return .unknown }
    return appCoordinator.open(route)
  }
}
