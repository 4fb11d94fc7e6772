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
    viewModel.onAccount = { [weak self] in
      self?.showAccount()
    }
    navigationController.setViewControllers(
      [HomeViewController(viewModel: viewModel)],
      animated: true
    )
  }

  private func finish() {
    navigationController.dismiss(animated: true)
    onFinish?(self)
  }

  /// Shows on a sheet who is signed in, and the way out.
  private func showAccount() {
    let viewModel = AccountViewModel(session: session)
    viewModel.onSignOut = { [weak self] in
      self?.finish()
    }
    viewModel.onClose = { [weak self] in
      self?.navigationController.dismiss(animated: true)
    }
    navigationController.present(
      AccountViewController(viewModel: viewModel),
      animated: true
    )
  }
}
