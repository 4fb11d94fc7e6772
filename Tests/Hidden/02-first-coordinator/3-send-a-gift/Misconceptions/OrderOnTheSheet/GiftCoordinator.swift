import UIKit

/// Sending a gift: the list, one bread, the card.
@MainActor
final class GiftCoordinator {
  var childCoordinators: [AnyObject] = []
  /// Called when the customer is done; the flow is over then.
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
      animated: true
    )
  }

  private func showCard(for bread: Bread) {
    let viewModel = CardViewModel()
    viewModel.onSend = { [weak self] recipient in
      self?.showOrder(of: bread, for: recipient)
    }
    navigationController.pushViewController(
      CardViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func showOrder(of bread: Bread, for recipient: String) {
    let viewModel = OrderViewModel(bread: bread, recipient: recipient)
    viewModel.onDone = { [weak self] in
      self?.cancel()
    }
    navigationController.pushViewController(
      OrderViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func cancel() {
    onCancelled?(self)
  }
}
