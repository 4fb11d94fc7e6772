import UIKit

/// The shop, for a customer who has signed in: a list, a bread, a gift.
@MainActor
final class HomeCoordinator: Coordinator, GiftCoordinatorDelegate {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any HomeCoordinatorDelegate)?
  let navigationController = UINavigationController()
  private let repository: BreadRepository
  private weak var list: UIViewController?
  private weak var listModel: BreadListViewModel?
  private weak var breadModel: BreadViewModel?

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
    let list = BreadListViewController(viewModel: viewModel)
    self.list = list
    navigationController.setViewControllers([list], animated: false)
    repository.onChange = { [weak self] in
      self?.refresh()
    }
    repository.fetch()
  }

  private func refresh() {
    listModel?.update()
    breadModel?.update()
  }

  /// Shows a bread, if the list is still in front.
  private func showBread(_ bread: Bread) {
    guard navigationController.topViewController === list else {
      return
    }
    let viewModel = BreadViewModel(bread: bread, repository: repository)
    breadModel = viewModel
    viewModel.onGive = { [weak self] bread in
      self?.startGift(of: bread)
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

  /// Starts a gift, unless one is under way.
  private func startGift(of bread: Bread) {
    guard childCoordinators.isEmpty else { return }
    let gift = GiftCoordinator(bread: bread, repository: repository)
    gift.delegate = self
    addChild(gift)
    gift.start()
    navigationController.present(
      gift.navigationController,
      animated: true
    )
  }

  private func end(_ gift: GiftCoordinator) {
    removeChild(gift)
    navigationController.dismiss(animated: true)
  }

  func giftCoordinatorDidFinish(_ child: GiftCoordinator) {
    end(child)
  }

  func giftCoordinatorDidSignOut(_ child: GiftCoordinator) {
    end(child)
    signOut()
  }
}
