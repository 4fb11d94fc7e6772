import UIKit

/// Ordering one bread: look at it, order it, confirm.
@MainActor
final class OrderCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  /// Called when the customer has confirmed, or does not want it.
  var onFinish: ((OrderCoordinator) -> Void)?
  /// What came of it: the bread, or nil if it was not ordered.
  private(set) var ordered: Bread?
  private let navigationController: UINavigationController
  private let bread: Bread

  init(navigationController: UINavigationController, bread: Bread) {
    self.navigationController = navigationController
    self.bread = bread
  }

  func start() {
    navigationController.setViewControllers(
      [BreadViewController(viewModel: makeBread())],
      animated: false
    )
  }

  private func makeBread() -> BreadViewModel {
    let viewModel = BreadViewModel(bread: bread)
    viewModel.onOrder = { [weak self] in
      self?.showOrder()
    }
    viewModel.onNotToday = { [weak self] in
      self?.finish()
    }
    return viewModel
  }

  private func showOrder() {
    ordered = bread
    let viewModel = OrderViewModel(bread: bread)
    viewModel.onConfirmed = { [weak self] in
      self?.confirm()
    }
    viewModel.onNotToday = { [weak self] in
      self?.finish()
    }
    navigationController.pushViewController(
      OrderViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func confirm() {
    finish()
  }
}
