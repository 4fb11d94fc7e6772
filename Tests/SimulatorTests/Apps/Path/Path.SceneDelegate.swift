import UIKit

extension Path {
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var coordinator: AppCoordinator?
    private let navigator: Navigator
    private static let activityType = "example.shelf.place"

    init(shelf: Shelf) {
      navigator = Navigator(shelf: shelf)
      super.init()
    }

    override convenience init() { self.init(shelf: Shelf()) }

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      self.window = window
      if let place = Self.place(in: session.stateRestorationActivity) { navigator.place = place }
      if let link = BookLink(connectionOptions) { navigator.open(link) }
      let coordinator = AppCoordinator(window: window, navigator: navigator)
      self.coordinator = coordinator
      coordinator.start()
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      guard let link = URLContexts.first.flatMap({ BookLink($0.url) }) else { return }
      navigator.open(link)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      guard let link = userActivity.webpageURL.flatMap(BookLink.init) else { return }
      navigator.open(link)
    }

    /// A place that cannot be written or read is not restored: the app starts at the beginning.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      guard navigator.isSignedIn, let data = try? JSONEncoder().encode(navigator.place)
      else { return nil }
      let activity = NSUserActivity(activityType: Self.activityType)
      activity.addUserInfoEntries(from: ["place": data])
      return activity
    }

    private static func place(in activity: NSUserActivity?) -> Place? {
      guard let activity, activity.activityType == activityType,
        let data = activity.userInfo?["place"] as? Data
      else { return nil }
      return try? JSONDecoder().decode(Place.self, from: data)
    }
  }
}
