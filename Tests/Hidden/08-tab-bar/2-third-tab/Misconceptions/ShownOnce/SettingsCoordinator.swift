import UIKit

/// The flow of the tab Settings, and one way out of the app.
@MainActor
final class SettingsCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any SettingsCoordinatorDelegate)?
  let navigationController = UINavigationController()

  func start() {
    let viewModel = SettingsViewModel()
    viewModel.onSignOut = { [weak self] in
      self?.signOut()
    }
    navigationController.setViewControllers(
      [SettingsViewController(viewModel: viewModel)],
      animated: false
    )
  }

  private func signOut() {
    delegate?.settingsCoordinatorDidSignOut(self)
  }
}
