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
    navigationController.viewControllers = [
      BreadListViewController(viewModel: viewModel)
    ]
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
    guard navigationController.viewControllers.count == 1 else {
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

  private func startGift(of bread: Bread) {
    guard navigationController.presentedViewController == nil else {
      return
    }
    let gift = GiftCoordinator(
      bread: bread,
      repository: repository,
      over: navigationController
    ) { [weak self] gift, outcome in
      self?.removeChild(gift)
      if case .sentAndLeft = outcome { self?.signOut() }
    }
    addChild(gift)
    gift.start()
  }
}
