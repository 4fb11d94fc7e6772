import UIKit

extension ClosureRouter {
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var coordinator: AppCoordinator?
    private let shelf: Shelf

    init(shelf: Shelf) {
      self.shelf = shelf
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
      let coordinator = AppCoordinator(
        window: window,
        shelf: shelf,
        bookmark: Bookmark(session.stateRestorationActivity)
      )
      self.coordinator = coordinator
      coordinator.start()
      if let link = BookLink(connectionOptions) { coordinator.open(link) }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      guard let link = URLContexts.first.flatMap({ BookLink($0.url) }) else { return }
      coordinator?.open(link)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      guard let link = userActivity.webpageURL.flatMap(BookLink.init) else { return }
      coordinator?.open(link)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      coordinator?.bookmark?.activity
    }
  }
}
