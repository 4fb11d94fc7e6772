import UIKit

/// Sending a gift: the list, one bread, the card.
@MainActor
final class GiftCoordinator {
  var childCoordinators: [AnyObject] = []
  weak var delegate: (any GiftCoordinatorDelegate)?
  private var bread: Bread?
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
    self.bread = bread
    let viewModel = BreadViewModel(bread: bread)
    viewModel.onOrder = { [weak self] in
      self?.showCard()
    }
    navigationController.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func showCard() {
    let viewModel = CardViewModel()
    viewModel.onSend = { [weak self] recipient in
      self?.finish(for: recipient)
    }
    navigationController.pushViewController(
      CardViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func finish(for recipient: String) {
    guard let bread else { return }
    delegate?.giftCoordinator(self, didSend: bread, to: recipient)
  }

  private func cancel() {
    delegate?.giftCoordinatorDidCancel(self)
  }
}
