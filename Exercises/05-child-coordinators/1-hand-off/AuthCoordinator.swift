import UIKit

/// Signing in and registering.
@MainActor
final class AuthCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let viewModel = SignInViewModel()
    viewModel.onSignedIn = { _ in
      // Signed in, and nobody is told.
    }
    viewModel.onRegister = { [weak self] in
      self?.showRegistration()
    }
    let signIn = SignInViewController(viewModel: viewModel)
    navigationController.setViewControllers([signIn], animated: false)
  }

  private func showRegistration() {
    let viewModel = RegistrationViewModel()
    viewModel.onRegistered = { _ in
      // Registered, and nobody is told.
    }
    navigationController.pushViewController(
      RegistrationViewController(viewModel: viewModel),
      animated: true
    )
  }
}
