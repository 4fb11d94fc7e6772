import UIKit

extension Delegates {
  /// What an `AuthCoordinator` tells its parent.
  @MainActor
  protocol AuthCoordinatorDelegate: AnyObject {
    /// Somebody has signed in; the child has nothing more to do.
    func authCoordinator(_ child: AuthCoordinator, didSignInAs reader: String)
  }

  /// Signing in; a new reader is shown how the library works first.
  @MainActor
  final class AuthCoordinator: NSObject, Coordinator {
    var childCoordinators: [any Coordinator] = []
    weak var delegate: (any AuthCoordinatorDelegate)?
    let navigationController = UINavigationController()
    private let shelf: Shelf

    init(shelf: Shelf) { self.shelf = shelf }

    func start() {
      let signIn = SignInViewController()
      signIn.onSignIn = { [weak self] reader in self?.admit(reader) }
      navigationController.delegate = self
      navigationController.setViewControllers([signIn], animated: false)
    }

    private func admit(_ reader: String) {
      guard !shelf.hasSeenWelcome else {
        delegate?.authCoordinator(self, didSignInAs: reader)
        return
      }
      guard childCoordinators.isEmpty else { return }
      let onboarding = OnboardingCoordinator(
        reader: reader,
        navigationController: navigationController
      )
      onboarding.delegate = self
      startChild(onboarding)
    }
  }
}

extension Delegates.AuthCoordinator: Delegates.OnboardingCoordinatorDelegate {
  func onboardingCoordinatorDidFinish(_ child: Delegates.OnboardingCoordinator) {
    removeChild(child)
    shelf.hasSeenWelcome = true
    delegate?.authCoordinator(self, didSignInAs: child.reader)
  }
}

extension Delegates.AuthCoordinator: UINavigationControllerDelegate {
  /// Back at the root, by button or swipe: the onboarding has been left.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard viewController === navigationController.viewControllers.first else { return }
    childCoordinators.removeAll()
  }
}
