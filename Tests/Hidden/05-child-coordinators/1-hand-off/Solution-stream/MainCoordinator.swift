import UIKit

/// The shop, for a customer who has signed in.
@MainActor
final class MainCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  private let navigationController: UINavigationController
  private let name: String

  init(navigationController: UINavigationController, name: String) {
    self.navigationController = navigationController
    self.name = name
  }

  func start() {
    let viewModel = HomeViewModel(name: name)
    viewModel.onProfile = { [weak self] in
      self?.showProfile()
    }
    let home = HomeViewController(viewModel: viewModel)
    navigationController.setViewControllers([home], animated: true)
  }

  private func showProfile() {
    navigationController.pushViewController(
      ProfileViewController(name: name),
      animated: true
    )
  }
}
