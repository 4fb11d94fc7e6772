import UIKit

/// The shop, for a customer who has signed in.
@MainActor
final class MainCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  /// Called when the customer has signed out.
  var onFinish: ((MainCoordinator) -> Void)?
  private let navigationController: UINavigationController
  private let session: Session

  init(navigationController: UINavigationController, session: Session) {
    self.navigationController = navigationController
    self.session = session
  }

  func start() {
    let viewModel = HomeViewModel(session: session)
    viewModel.onSignOut = { [weak self] in
      self?.finish()
    }
    navigationController.setViewControllers(
      [HomeViewController(viewModel: viewModel)],
      animated: true
    )
  }

  /// Writes down that nobody is signed in, and tells the parent.
  private func finish() {
    session.customer = nil
    onFinish?(self)
  }
}
