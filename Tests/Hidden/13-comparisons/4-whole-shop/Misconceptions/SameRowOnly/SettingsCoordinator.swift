import UIKit

/// The tab with the settings, and the way out.
@MainActor
final class SettingsCoordinator: TabCoordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any SettingsCoordinatorDelegate)?
  let navigationController = UINavigationController()
  private let customer: String

  init(customer: String) {
    self.customer = customer
  }

  func start() {
    let viewModel = SettingsViewModel(customer: customer)
    viewModel.onSignedOut = { [weak self] in
      self?.signOut()
    }
    navigationController.tabBarItem.title = "Settings"
    navigationController.viewControllers = [
      PageViewController(viewModel: viewModel)
    ]
  }

  private func signOut() {
    delegate?.settingsCoordinatorDidSignOut(self)
  }
}
