import UIKit

/// Signing in, and registering.
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
    viewModel.onRegister = { [weak self] in
      self?.showRegistration()
    }
    navigationController.setViewControllers(
      [SignInViewController(viewModel: viewModel)],
      animated: false
    )
  }

  private func showRegistration() {
    let viewModel = RegistrationViewModel()
    viewModel.onRegistered = { [weak self] name in
      self?.finish(as: name)
    }
    navigationController.pushViewController(
      RegistrationViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func finish(as name: String) {
    delegate?.authCoordinator(self, didSignInAs: name)
  }
}
