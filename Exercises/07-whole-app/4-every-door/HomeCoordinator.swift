import UIKit

/// The shop, for a customer who has signed in: a list, a bread, a gift.
@MainActor
final class HomeCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any HomeCoordinatorDelegate)?
  let navigationController = UINavigationController()
  private let repository: BreadRepository
  private weak var listModel: BreadListViewModel?
  private weak var breadModel: BreadViewModel?
  private var giftController: UINavigationController?

  init(repository: BreadRepository) {
    self.repository = repository
  }

  func start() {
    let viewModel = BreadListViewModel(repository: repository)
    listModel = viewModel
    viewModel.onChosen = { [weak self] bread in
      self?.showBread(bread)
    }
    viewModel.onSignOut = { [weak self] in
      self?.signOut()
    }
    navigationController.setViewControllers(
      [BreadListViewController(viewModel: viewModel)],
      animated: false
    )
    repository.onChange = {
      self.refresh()
    }
    repository.fetch()
  }

  private func refresh() {
    listModel?.update()
    breadModel?.update()
  }

  private func showBread(_ bread: Bread) {
    let viewModel = BreadViewModel(bread: bread, repository: repository)
    breadModel = viewModel
    viewModel.onGive = { [weak self] bread in
      self?.showGift(of: bread)
    }
    navigationController.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func signOut() {
    delegate?.homeCoordinatorDidSignOut(self)
  }

  // MARK: A gift

  private func showGift(of bread: Bread) {
    let viewModel = GiftViewModel(bread: bread, repository: repository)
    viewModel.onSent = { [weak self] name in
      self?.showThanks(for: bread, to: name)
    }
    viewModel.onCancel = { [weak self] in
      self?.closeGift()
    }
    let giftController = UINavigationController(
      rootViewController: GiftViewController(viewModel: viewModel)
    )
    self.giftController = giftController
    navigationController.present(giftController, animated: true)
  }

  private func showThanks(for bread: Bread, to name: String) {
    let viewModel = ThanksViewModel(bread: bread, name: name)
    viewModel.onDone = { [weak self] in
      self?.closeGift()
    }
    viewModel.onSignOut = { [weak self] in
      self?.signOut()
    }
    giftController?.setViewControllers(
      [ThanksViewController(viewModel: viewModel)],
      animated: true
    )
  }

  private func closeGift() {
    navigationController.dismiss(animated: true)
  }
}
