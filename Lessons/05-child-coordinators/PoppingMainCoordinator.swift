import UIKit

/// A `MainCoordinator` whose profile flow is to clear the stack itself.
final class PoppingMainCoordinator: MainCoordinator {
  override func startProfile() {
    let profile = PoppingProfileCoordinator(
      navigationController: navigationController,
      session: session
    )
    profile.delegate = self
    addChild(profile)
    profile.start()
  }

  override func profileCoordinatorDidFinish(_ child: ProfileCoordinator) {
    removeChild(child)
  }
}
