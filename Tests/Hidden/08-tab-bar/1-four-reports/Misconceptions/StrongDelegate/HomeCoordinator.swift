import UIKit

/// The flow of the tab Bread: a list, a bread.
@MainActor
final class HomeCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any HomeCoordinatorDelegate)?
  let navigationController = UINavigationController()

  func start() {
    let viewModel = BreadListViewModel()
    viewModel.onChosen = { [weak self] bread in
      self?.show(bread)
    }
    viewModel.onSignOut = { [weak self] in
      self?.signOut()
    }
    navigationController.setViewControllers(
      [BreadListViewController(viewModel: viewModel)],
      animated: false
    )
  }

  private func show(_ bread: Bread) {
    navigationController.pushViewController(
      BreadViewController(bread: bread),
      animated: true
    )
  }

  private func signOut() {
    delegate?.homeCoordinatorDidSignOut(self)
  }
}
