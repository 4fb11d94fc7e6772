import UIKit

/// Signing in and registering, at one of the two doors.
@MainActor
final class AuthCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any AuthCoordinatorDelegate)?
  let entrance: Entrance
  private let navigationController: UINavigationController

  init(
    navigationController: UINavigationController,
    entrance: Entrance
  ) {
    self.navigationController = navigationController
    self.entrance = entrance
  }

  func start() {
    let viewModel = SignInViewModel(entrance: entrance)
    viewModel.onSignedIn = { [weak self] name in
      self?.finish(as: name)
    }
    viewModel.onRegister = { [weak self] in
      self?.showRegistration()
    }
    viewModel.onBaker = { [weak self] in
      self?.findBaker()
    }
    viewModel.onCancel = { [weak self] in
      self?.cancel()
    }
    let signIn = SignInViewController(viewModel: viewModel)
    navigationController.setViewControllers([signIn], animated: false)
  }

  /// Tells the parent that this flow is over.
  ///
  /// A link in an e-mail does the same as a tap, and may come at any
  /// time.
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

  private func findBaker() {
    delegate?.authCoordinatorDidFindBaker(self)
  }

  private func cancel() {
    navigationController.dismiss(animated: true)
  }
}
