import UIKit

/// The flow of the tab Settings, and one way out of the app.
@MainActor
final class SettingsCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any SettingsCoordinatorDelegate)?
  private(set) var screen: UIViewController?

  func start() {
    let viewModel = SettingsViewModel()
    viewModel.onSignOut = { [weak self] in
      self?.signOut()
    }
    screen = SettingsViewController(viewModel: viewModel)
  }

  private func signOut() {
    delegate?.settingsCoordinatorDidSignOut(self)
  }
}
