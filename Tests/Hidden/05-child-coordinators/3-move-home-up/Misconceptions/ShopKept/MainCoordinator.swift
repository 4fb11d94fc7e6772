import UIKit

/// The shop, for a customer who has signed in.
@MainActor
final class MainCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any MainCoordinatorDelegate)?
  private let navigationController: UINavigationController
  private let name: String

  init(navigationController: UINavigationController, name: String) {
    self.navigationController = navigationController
    self.name = name
  }

  func start() {
    let viewModel = HomeViewModel(name: name)
    viewModel.onProfile = { [weak self] in
      self?.startProfile()
    }
    viewModel.onSignOut = { [weak self] in
      self?.signOut()
    }
    let home = HomeViewController(viewModel: viewModel)
    navigationController.setViewControllers([home], animated: true)
  }

  private func startProfile() {
    let profile = ProfileCoordinator(
      navigationController: navigationController,
      name: name
    )
    profile.delegate = self
    addChild(profile)
    profile.start()
  }

  private func signOut() {
    delegate?.mainCoordinatorDidSignOut(self)
  }
}

extension MainCoordinator: ProfileCoordinatorDelegate {
  func profileCoordinatorDidFinish(_ child: ProfileCoordinator) {
    removeChild(child)
    navigationController.popViewController(animated: true)
  }
}
