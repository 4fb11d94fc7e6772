import UIKit

/// Signing in.
@MainActor
final class AuthCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any AuthCoordinatorDelegate)?
  let navigationController = UINavigationController()

  func start() {
    let viewModel = SignInViewModel()
    viewModel.onSignedIn = { [weak self] name in
      self?.finish(as: name)
    }
    navigationController.setViewControllers(
      [SignInViewController(viewModel: viewModel)],
      animated: false
    )
  }

  private func finish(as name: String) {
    delegate?.authCoordinator(self, didSignInAs: name)
  }
}
