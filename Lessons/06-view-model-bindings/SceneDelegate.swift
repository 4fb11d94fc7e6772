import UIKit

/// Where iOS meets the app: it holds the window and the tree's root.
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
    let appCoordinator = makeAppCoordinator(window: window)
    self.appCoordinator = appCoordinator
    appCoordinator.start()
  }

  private func makeAppCoordinator(window: UIWindow) -> AppCoordinator {
    guard let fault else {
      return AppCoordinator(window: window, shelf: Shelf())
    }
    return FaultyAppCoordinator(window: window, fault: fault)
  }
}
