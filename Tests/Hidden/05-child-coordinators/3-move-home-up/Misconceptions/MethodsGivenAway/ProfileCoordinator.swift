import UIKit

/// The customer's profile.
@MainActor
final class ProfileCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any ProfileCoordinatorDelegate)?
  private let navigationController: UINavigationController
  private let name: String

  init(navigationController: UINavigationController, name: String) {
    self.navigationController = navigationController
    self.name = name
  }

  func start() {
    let viewModel = ProfileViewModel(name: name)
    viewModel.onDone = { [weak self] in
      self?.finish()
    }
    navigationController.pushViewController(
      ProfileViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func finish() {
    delegate?.profileCoordinatorDidFinish(self)
  }
}
