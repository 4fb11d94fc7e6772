import UIKit

/// Sending a gift: the list, one bread, the card.
@MainActor
final class GiftCoordinator {
  var childCoordinators: [AnyObject] = []
  private let presenter: UIViewController
  private let navigationController = UINavigationController()
  private let onEnd: (GiftCoordinator, Gift?) -> Void

  /// Makes the flow; it will be over when `onEnd` is called, with nil
  /// if the customer gave up.
  init(
    over presenter: UIViewController,
    onEnd: @escaping (GiftCoordinator, Gift?) -> Void
  ) {
    self.presenter = presenter
    self.onEnd = onEnd
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
    navigationController.isModalInPresentation = true
    presenter.present(navigationController, animated: true)
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
      self?.finish(bread, for: recipient)
    }
    navigationController.pushViewController(
      CardViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func finish(_ bread: Bread, for recipient: String) {
    end(with: Gift(bread: bread, recipient: recipient))
  }

  private func cancel() {
    end(with: nil)
  }

  private func end(with gift: Gift?) {
    presenter.dismiss(animated: true)
    onEnd(self, gift)
  }
}
