import UIKit

/// Signing in.
@MainActor
final class AuthCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  /// Called when somebody has signed in.
  var onFinish: ((AuthCoordinator) -> Void)?
  private let navigationController: UINavigationController
  private let session: Session

  init(navigationController: UINavigationController, session: Session) {
    self.navigationController = navigationController
    self.session = session
  }

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

  /// Writes down who has signed in, and tells the parent.
  private func finish(as name: String) {
    session.customer = name
    onFinish?(self)
  }
}
