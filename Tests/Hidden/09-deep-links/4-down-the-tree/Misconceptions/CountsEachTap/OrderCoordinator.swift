import UIKit

/// Ordering one bread, on a sheet.
@MainActor
final class OrderCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any OrderCoordinatorDelegate)?
  let navigationController = UINavigationController()
  private let bread: Bread

  init(bread: Bread) {
    self.bread = bread
  }

  func start() {
    let viewModel = OrderViewModel(bread: bread)
    viewModel.onEnd = { [weak self] in
      self?.finish()
    }
    // The sheet has buttons to leave by, and they tell us.
    navigationController.isModalInPresentation = true
    navigationController.setViewControllers(
      [OrderViewController(viewModel: viewModel)],
      animated: false
    )
  }

  private func finish() {
    delegate?.orderCoordinatorDidFinish(self)
  }
}
