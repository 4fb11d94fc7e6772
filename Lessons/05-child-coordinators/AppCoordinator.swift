import UIKit

/// The root of the tree: it decides which flow has the window.
///
/// Not final, so that `FaultyAppCoordinator` can show what goes wrong.
@MainActor
class AppCoordinator: Coordinator, AuthCoordinatorDelegate,
  MainCoordinatorDelegate
{
  var childCoordinators: [any Coordinator] = []
  let navigationController = UINavigationController()
  let session: Session
  private let window: UIWindow

  init(window: UIWindow, session: Session) {
    self.window = window
    self.session = session
  }

  func start() {
    if session.customer == nil {
      startAuth()
    } else {
      startMain()
    }
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  func startAuth() {
    let auth = AuthCoordinator(
      navigationController: navigationController,
      entrance: .front
    )
    auth.delegate = self
    addChild(auth)
    auth.start()
  }

  func startMain() {
    let main = MainCoordinator(
      navigationController: navigationController,
      session: session
    )
    main.delegate = self
    addChild(main)
    main.start()
  }

  /// Lets a baker sign in on a sheet, over the flow that has the window.
  func startBakersEntrance() {
    let sheet = UINavigationController()
    sheet.isModalInPresentation = true
    let auth = AuthCoordinator(
      navigationController: sheet,
      entrance: .bakers
    )
    auth.delegate = self
    addChild(auth)
    auth.start()
    navigationController.present(sheet, animated: true)
  }

  /// Goes on after somebody has signed in.
  func welcome(_ name: String, from entrance: Entrance) {
    switch entrance {
    case .front:
      session.customer = name
      startMain()
    case .bakers:
      session.baker = name
      navigationController.dismiss(animated: true)
    }
  }

  // MARK: What the children tell

  func authCoordinator(
    _ child: AuthCoordinator,
    didSignInAs name: String
  ) {
    removeChild(child)
    welcome(name, from: child.entrance)
  }

  func authCoordinatorDidCancel(_ child: AuthCoordinator) {
    removeChild(child)
    navigationController.dismiss(animated: true)
  }

  func authCoordinatorDidFindBaker(_ child: AuthCoordinator) {
    startBakersEntrance()
  }

  func mainCoordinatorDidSignOut(_ child: MainCoordinator) {
    removeChild(child)
    session.customer = nil
    startAuth()
  }
}
