import UIKit

/// The customer's profile, and the screen that changes the name.
@MainActor
class ProfileCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any ProfileCoordinatorDelegate)?
  let navigationController: UINavigationController
  private let session: Session

  init(navigationController: UINavigationController, session: Session) {
    self.navigationController = navigationController
    self.session = session
  }

  func start() {
    let viewModel = ProfileViewModel(session: session)
    viewModel.onChangeName = { [weak self] in
      self?.showName()
    }
    viewModel.onDone = { [weak self] in
      self?.finish()
    }
    navigationController.pushViewController(
      ProfileViewController(viewModel: viewModel),
      animated: true
    )
  }

  /// Tells the parent that this flow is over.
  func finish() {
    delegate?.profileCoordinatorDidFinish(self)
  }

  private func showName() {
    let viewModel = NameViewModel(session: session)
    viewModel.onSaved = { [weak self] in
      self?.finish()
    }
    navigationController.pushViewController(
      NameViewController(viewModel: viewModel),
      animated: true
    )
  }
}
