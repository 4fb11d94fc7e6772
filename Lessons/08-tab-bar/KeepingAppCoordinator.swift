import UIKit

/// An `AppCoordinator` that lets the next customer have the tabs of the
/// last one.
final class KeepingAppCoordinator: AppCoordinator {
  override func tabBarCoordinatorDidSignOut(_ child: TabBarCoordinator) {
    session.customer = nil
    let auth = AuthCoordinator()
    auth.delegate = self
    addChild(auth)
    auth.start()
    auth.navigationController.modalPresentationStyle = .fullScreen
    child.tabBarController.present(
      auth.navigationController,
      animated: true
    )
  }

  override func authCoordinator(
    _ child: AuthCoordinator,
    didSignInAs name: String
  ) {
    let tabs = child.navigationController.presentingViewController
    guard let tabs else {
      return super.authCoordinator(child, didSignInAs: name)
    }
    removeChild(child)
    session.customer = name
    tabs.dismiss(animated: true)
  }
}
