import UIKit

/// The shop, for a customer who has signed in.
@MainActor
class MainCoordinator: Coordinator, ProfileCoordinatorDelegate,
  SettingsCoordinatorDelegate
{
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any MainCoordinatorDelegate)?
  let navigationController: UINavigationController
  let session: Session

  init(navigationController: UINavigationController, session: Session) {
    self.navigationController = navigationController
    self.session = session
  }

  func start() {
    navigationController.setViewControllers([makeHome()], animated: true)
  }

  func makeHome() -> UIViewController {
    let viewModel = HomeViewModel(session: session)
    viewModel.onProfile = { [weak self] in
      self?.startProfile()
    }
    viewModel.onSettings = { [weak self] in
      self?.startSettings()
    }
    return HomeViewController(viewModel: viewModel)
  }

  func startProfile() {
    let profile = ProfileCoordinator(
      navigationController: navigationController,
      session: session
    )
    profile.delegate = self
    addChild(profile)
    profile.start()
  }

  private func startSettings() {
    let settings = SettingsCoordinator(
      navigationController: navigationController
    )
    settings.delegate = self
    addChild(settings)
    settings.start()
  }

  // MARK: What the children tell

  func profileCoordinatorDidFinish(_ child: ProfileCoordinator) {
    removeChild(child)
    navigationController.popToRootViewController(animated: true)
  }

  func settingsCoordinatorDidFinish(_ child: SettingsCoordinator) {
    removeChild(child)
    navigationController.popToRootViewController(animated: true)
  }

  func settingsCoordinatorDidSignOut(_ child: SettingsCoordinator) {
    removeChild(child)
    delegate?.mainCoordinatorDidSignOut(self)
  }
}
