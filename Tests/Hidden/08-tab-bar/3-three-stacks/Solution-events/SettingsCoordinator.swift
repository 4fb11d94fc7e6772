import UIKit

/// The settings.
final class SettingsCoordinator: Tab {
  override func makeRoot() -> UIViewController {
    let viewModel = SettingsViewModel()
    viewModel.onSignOut = { [tell] in tell(.signedOut) }
    return SettingsViewController(viewModel: viewModel)
  }
}
