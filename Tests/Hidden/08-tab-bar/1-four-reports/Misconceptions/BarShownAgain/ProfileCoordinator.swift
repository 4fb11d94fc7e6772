import UIKit

/// The flow of the tab Profile: one screen, and nothing to tell.
@MainActor
final class ProfileCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  let navigationController = UINavigationController()
  private let customer: String

  init(customer: String) {
    self.customer = customer
  }

  func start() {
    navigationController.setViewControllers(
      [ProfileViewController(customer: customer)],
      animated: false
    )
  }
}
