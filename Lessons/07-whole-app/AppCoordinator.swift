import UIKit

/// The root of the tree: it decides which flow has the window.
///
/// Not final, so that `FaultyAppCoordinator` can start a faulty flow.
@MainActor
class AppCoordinator: Coordinator, AuthCoordinatorDelegate,
  HomeCoordinatorDelegate
{
  var childCoordinators: [any Coordinator] = []
  let repository: BreadRepository
  private let window: UIWindow
  private let session: Session

  init(
    window: UIWindow,
    session: Session,
    repository: BreadRepository
  ) {
    self.window = window
    self.session = session
    self.repository = repository
  }

  func start() {
    startFlow()
    window.makeKeyAndVisible()
  }

  /// Starts the flow that it is time for.
  private func startFlow() {
    if let customer = session.customer {
      startHome(for: customer)
    } else {
      startAuth()
    }
  }

  private func startAuth() {
    let auth = AuthCoordinator()
    auth.delegate = self
    addChild(auth)
    auth.start()
    window.rootViewController = auth.navigationController
  }

  private func startHome(for customer: String) {
    let home = makeHome(for: customer)
    home.delegate = self
    addChild(home)
    home.start()
    window.rootViewController = home.navigationController
  }

  func makeHome(for customer: String) -> HomeCoordinator {
    HomeCoordinator(customer: customer, repository: repository)
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

  func homeCoordinatorDidSignOut(_ child: HomeCoordinator) {
    removeChild(child)
    session.customer = nil
    startFlow()
  }
}
