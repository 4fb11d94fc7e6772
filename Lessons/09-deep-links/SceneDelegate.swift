import UIKit

/// Where iOS meets the app: links come in here, by two doors, and at
/// launch by a third.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var appCoordinator: AppCoordinator?
  /// Where the app keeps what must outlive it; a test gives it another
  /// place.
  var defaults = UserDefaults.standard
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
    let appCoordinator = makeAppCoordinator(window: window)
    self.appCoordinator = appCoordinator
    appCoordinator.start()
    guard fault != .launchIgnored else { return }
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
    let route =
      fault == .strippedSlashes
      ? StrippingLinkParser().route(for: url)
      : LinkParser().route(for: url)
    guard let route, let appCoordinator else { return .unknown }
    return appCoordinator.open(route)
  }

  private func makeAppCoordinator(window: UIWindow) -> AppCoordinator {
    let session = Session(defaults: defaults)
    guard let fault else {
      return AppCoordinator(window: window, session: session)
    }
    return FaultyAppCoordinator(
      window: window,
      session: session,
      fault: fault
    )
  }
}
