import UIKit

/// Signing in, registering, and asking for a new password.
///
/// It knows that somebody has signed in, not what comes then.
@MainActor
class AuthCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any AuthCoordinatorDelegate)?
  let navigationController: UINavigationController
  let entrance: Entrance

  init(
    navigationController: UINavigationController,
    entrance: Entrance
  ) {
    self.navigationController = navigationController
    self.entrance = entrance
  }

  func start() {
    let signIn = SignInViewController(viewModel: makeSignIn())
    navigationController.setViewControllers([signIn], animated: false)
  }

  func makeSignIn() -> SignInViewModel {
    let viewModel = SignInViewModel(entrance: entrance)
    viewModel.onSignedIn = { [weak self] name in
      self?.finish(as: name)
    }
    viewModel.onRegister = { [weak self] in
      self?.showRegistration()
    }
    viewModel.onForgottenPassword = { [weak self] in
      self?.showForgottenPassword()
    }
    viewModel.onBaker = { [weak self] in
      self?.findBaker()
    }
    viewModel.onCancel = { [weak self] in
      self?.cancel()
    }
    return viewModel
  }

  /// Tells the parent that this flow is over: somebody is signed in.
  func finish(as name: String) {
    delegate?.authCoordinator(self, didSignInAs: name)
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

  private func showForgottenPassword() {
    let viewModel = ForgottenPasswordViewModel()
    viewModel.onSent = { [weak self] in
      self?.navigationController.popToRootViewController(animated: true)
    }
    navigationController.pushViewController(
      ForgottenPasswordViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func findBaker() {
    delegate?.authCoordinatorDidFindBaker(self)
  }

  private func cancel() {
    delegate?.authCoordinatorDidCancel(self)
  }
}
