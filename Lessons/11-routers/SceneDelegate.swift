import UIKit

/// Where iOS meets the app: it chooses the router, and nobody else knows
/// which.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var home: HomeCoordinator?
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
    let home = makeHome(router: makeRouter(in: window))
    self.home = home
    home.start()
    window.makeKeyAndVisible()
  }

  /// Makes the router that suits the device, and gives it the window.
  private func makeRouter(in window: UIWindow) -> any Router {
    if window.traitCollection.horizontalSizeClass == .regular {
      let router = makeSplitRouter()
      window.rootViewController = router.splitViewController
      return router
    }
    let router = makeNavigationRouter()
    window.rootViewController = router.navigationController
    return router
  }

  private func makeSplitRouter() -> SplitRouter {
    fault == .newColumn ? NewColumnRouter() : SplitRouter()
  }

  private func makeNavigationRouter() -> NavigationRouter {
    switch fault {
    case .muteRouter: MuteRouter()
    case .wrongDidMove: WaitingRouter()
    default: NavigationRouter()
    }
  }

  private func makeHome(router: any Router) -> HomeCoordinator {
    guard let fault else { return HomeCoordinator(router: router) }
    return FaultyHomeCoordinator(router: router, fault: fault)
  }
}
