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
      self?.startGift()
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

  /// Puts the gift on a sheet; the list waits below it.
  private func startGift() {
    let sheet = UINavigationController()
    sheet.isModalInPresentation = true
    let gift = GiftCoordinator(navigationController: sheet)
    gift.onSent = { [weak self] gift, bread, recipient in
      self?.end(gift)
      self?.showOrder(of: bread, for: recipient)
    }
    gift.onCancelled = { [weak self] gift in
      self?.end(gift)
    }
    childCoordinators.append(gift)
    gift.start()
    navigationController.present(sheet, animated: true)
  }

  private func end(_ gift: GiftCoordinator) {
    childCoordinators.removeAll { $0 === gift }
    navigationController.dismiss(animated: true)
  }
}
