import UIKit

/// The root of the tree: it decides which flow has the window.
///
/// Not final, so that `FaultyAppCoordinator` can start a faulty flow.
@MainActor
class AppCoordinator: Coordinator, AuthCoordinatorDelegate,
  MainCoordinatorDelegate
{
  var childCoordinators: [any Coordinator] = []
  let shelf: Shelf
  private let window: UIWindow

  init(window: UIWindow, shelf: Shelf) {
    self.window = window
    self.shelf = shelf
  }

  func start() {
    startAuth()
    window.makeKeyAndVisible()
  }

  func makeMain(for customer: String) -> MainCoordinator {
    MainCoordinator(customer: customer, shelf: shelf)
  }

  private func startAuth() {
    let auth = AuthCoordinator()
    auth.delegate = self
    addChild(auth)
    auth.start()
    window.rootViewController = auth.navigationController
  }

  private func startMain(for customer: String) {
    let main = makeMain(for: customer)
    main.delegate = self
    addChild(main)
    main.start()
    window.rootViewController = main.navigationController
  }

  // MARK: What the children tell

  func authCoordinator(
    _ child: AuthCoordinator,
    didSignInAs name: String
  ) {
    removeChild(child)
    startMain(for: name)
  }

  func mainCoordinatorDidSignOut(_ child: MainCoordinator) {
    removeChild(child)
    startAuth()
  }
}
