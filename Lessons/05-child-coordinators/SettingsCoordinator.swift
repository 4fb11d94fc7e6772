import UIKit

/// The settings, and the way out of the app.
@MainActor
final class SettingsCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any SettingsCoordinatorDelegate)?
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let viewModel = SettingsViewModel()
    viewModel.onSignOut = { [weak self] in
      self?.signOut()
    }
    viewModel.onDone = { [weak self] in
      self?.finish()
    }
    navigationController.pushViewController(
      SettingsViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func signOut() {
    delegate?.settingsCoordinatorDidSignOut(self)
  }

  private func finish() {
    delegate?.settingsCoordinatorDidFinish(self)
  }
}
