import UIKit

/// Buying today's bread: the list, one bread, the order.
@MainActor
final class TodayCoordinator {
  var childCoordinators: [AnyObject] = []
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
      self?.showGifts()
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

  // MARK: The gift

  private func showGifts() {
    let sheet = UINavigationController()
    sheet.isModalInPresentation = true
    let viewModel = GiftListViewModel()
    viewModel.onChosen = { [weak self, weak sheet] bread in
      self?.showGift(bread, on: sheet)
    }
    viewModel.onCancel = { [weak self] in
      self?.navigationController.dismiss(animated: true)
    }
    sheet.setViewControllers(
      [GiftListViewController(viewModel: viewModel)],
      animated: false
    )
    navigationController.present(sheet, animated: true)
  }

  private func showGift(
    _ bread: Bread,
    on sheet: UINavigationController?
  ) {
    let viewModel = BreadViewModel(bread: bread)
    viewModel.onOrder = { [weak self, weak sheet] in
      self?.showCard(for: bread, on: sheet)
    }
    sheet?.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func showCard(
    for bread: Bread,
    on sheet: UINavigationController?
  ) {
    let viewModel = CardViewModel()
    viewModel.onSend = { [weak self] recipient in
      self?.navigationController.dismiss(animated: true)
      self?.showOrder(of: bread, for: recipient)
    }
    sheet?.pushViewController(
      CardViewController(viewModel: viewModel),
      animated: true
    )
  }
}
