import UIKit

/// Sending a gift: the list, one bread, the card.
@MainActor
final class GiftCoordinator {
  var childCoordinators: [AnyObject] = []
  /// Called when the gift is sent; the flow is over then.
  var onSent: ((GiftCoordinator, Bread, String) -> Void)?
  /// Called when the customer gives up; the flow is over then.
  var onCancelled: ((GiftCoordinator) -> Void)?
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let viewModel = GiftListViewModel()
    viewModel.onChosen = { [weak self] bread in
      self?.showBread(bread)
    }
    viewModel.onCancel = { [weak self] in
      self?.cancel()
    }
    navigationController.setViewControllers(
      [GiftListViewController(viewModel: viewModel)],
      animated: false
    )
  }

  private func showBread(_ bread: Bread) {
    let viewModel = BreadViewModel(bread: bread)
    viewModel.onOrder = { [weak self] in
      self?.showCard(for: bread)
    }
    navigationController.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: false
    )
  }

  private func showCard(for bread: Bread) {
    let viewModel = CardViewModel()
    viewModel.onSend = { [weak self] recipient in
      self?.finish(bread, for: recipient)
    }
    navigationController.pushViewController(
      CardViewController(viewModel: viewModel),
      animated: false
    )
  }

  private func finish(_ bread: Bread, for recipient: String) {
    onSent?(self, bread, recipient)
  }

  private func cancel() {
    onCancelled?(self)
  }
}
