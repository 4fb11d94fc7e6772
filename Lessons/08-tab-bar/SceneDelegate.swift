import UIKit

/// Where iOS meets the app: it holds the window and the tree's root.
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
  }

  private func makeAppCoordinator(window: UIWindow) -> AppCoordinator {
    let session = Session(defaults: defaults)
    return switch fault {
    case nil:
      AppCoordinator(window: window, session: session)
    case .pushedTabs:
      PushingAppCoordinator(window: window, session: session)
    case .tabsKept:
      KeepingAppCoordinator(window: window, session: session)
    case .some(let fault):
      FaultyAppCoordinator(window: window, session: session, fault: fault)
    }
  }
}
