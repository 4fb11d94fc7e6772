import UIKit

/// The shop, for a customer who has signed in.
@MainActor
final class MainCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  private let navigationController: UINavigationController
  private let session: Session

  init(navigationController: UINavigationController, session: Session) {
    self.navigationController = navigationController
    self.session = session
  }

  func start() {
    let home = HomeViewController(
      viewModel: HomeViewModel(session: session)
    )
    navigationController.setViewControllers([home], animated: true)
  }
}
