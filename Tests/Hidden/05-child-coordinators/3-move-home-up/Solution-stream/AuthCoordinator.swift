import UIKit

/// Signing in and registering.
@MainActor
final class AuthCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  /// The name of whoever signs in; it ends with the flow.
  let names: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    (names, continuation) = AsyncStream.makeStream()
  }

  deinit { continuation.finish() }

  func start() {
    let viewModel = SignInViewModel()
    viewModel.onSignedIn = { [continuation] name in
      continuation.yield(name)
    }
    viewModel.onRegister = { [weak self] in
      self?.showRegistration()
    }
    let signIn = SignInViewController(viewModel: viewModel)
    navigationController.setViewControllers([signIn], animated: false)
  }

  private func showRegistration() {
    let viewModel = RegistrationViewModel()
    viewModel.onRegistered = { [continuation] name in
      continuation.yield(name)
    }
    navigationController.pushViewController(
      RegistrationViewController(viewModel: viewModel),
      animated: true
    )
  }
}
