import UIKit

/// Buying today's bread: the list, one bread, the order.
@MainActor
final class TodayCoordinator {
  var childCoordinators: [AnyObject] = []
  /// Called when the customer wants to send a gift.
  var onGift: ((TodayCoordinator) -> Void)?
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let viewModel = BreadListViewModel()
    viewModel.onChosen = { [weak self] bread in
      self?.showBread(bread)
    }
    viewModel.onGift = { [weak self] in
      self?.askForGift()
    }
    navigationController.setViewControllers(
      [BreadListViewController(viewModel: viewModel)],
      animated: false
    )
  }

  /// Shows what was ordered; the recipient of no gift is nil.
  func showOrder(of bread: Bread, for recipient: String?) {
    let viewModel = OrderViewModel(bread: bread, recipient: recipient)
    viewModel.onDone = { [weak self] in
      self?.backToList()
    }
    navigationController.pushViewController(
      OrderViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func showBread(_ bread: Bread) {
    let viewModel = BreadViewModel(bread: bread)
    viewModel.onOrder = { [weak self] in
      self?.showOrder(of: bread, for: nil)
    }
    navigationController.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func backToList() {
    navigationController.popToRootViewController(animated: true)
  }

  private func askForGift() {
    onGift?(self)
  }
}
