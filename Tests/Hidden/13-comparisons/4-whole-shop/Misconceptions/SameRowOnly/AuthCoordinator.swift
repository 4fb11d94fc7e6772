import UIKit

/// Signing in.
@MainActor
final class AuthCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any AuthCoordinatorDelegate)?
  let navigationController = UINavigationController()

  func start() {
    let viewModel = SignInViewModel()
    viewModel.onSignedIn = { [weak self] customer in
      self?.finish(as: customer)
    }
    navigationController.viewControllers = [
      PageViewController(viewModel: viewModel)
    ]
  }

  private func finish(as customer: String) {
    delegate?.authCoordinator(self, didSignInAs: customer)
  }
}
