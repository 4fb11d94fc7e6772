import UIKit

/// Signing in.
///
/// It knows that somebody has signed in, not what comes then.
@MainActor
final class AuthCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  /// Called when somebody has signed in.
  var onFinish: ((AuthCoordinator) -> Void)?
  /// What came of it: the customer's name; nil until then.
  private(set) var customer: String?
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
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

  private func finish(as name: String) {
    customer = name
    onFinish?(self)
  }
}
