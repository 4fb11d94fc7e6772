import UIKit

/// The root of the tree: it decides which flow has the window.
///
/// Not final, so that others can show what goes wrong.
@MainActor
class AppCoordinator: Coordinator, AuthCoordinatorDelegate,
  TabBarCoordinatorDelegate
{
  var childCoordinators: [any Coordinator] = []
  let window: UIWindow
  let session: Session
  let repository = BreadRepository()

  init(window: UIWindow, session: Session) {
    self.window = window
    self.session = session
  }

  func start() {
    startFlow()
    window.makeKeyAndVisible()
  }

  /// Starts the flow that it is time for.
  private func startFlow() {
    if let customer = session.customer {
      startTabs(for: customer)
    } else {
      startAuth()
    }
  }

  func startAuth() {
    let auth = AuthCoordinator()
    auth.delegate = self
    addChild(auth)
    auth.start()
    window.rootViewController = auth.navigationController
  }

  func startTabs(for customer: String) {
    let tabs = makeTabs(for: customer)
    tabs.delegate = self
    addChild(tabs)
    tabs.start()
    window.rootViewController = tabs.tabBarController
  }

  func makeTabs(for customer: String) -> TabBarCoordinator {
    TabBarCoordinator(customer: customer, repository: repository)
  }

  // MARK: What the children tell

  func authCoordinator(
    _ child: AuthCoordinator,
    didSignInAs name: String
  ) {
    removeChild(child)
    session.customer = name
    startFlow()
  }

  func tabBarCoordinatorDidSignOut(_ child: TabBarCoordinator) {
    removeChild(child)
    session.customer = nil
    startFlow()
  }
}
