import UIKit

/// The shop: a list, and a bread.
@MainActor
final class HomeCoordinator {
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
      self?.show(bread)
    }
    navigationController.setViewControllers(
      [BreadListViewController(viewModel: viewModel)],
      animated: false
    )
    repository.onChange = { [weak self] in
      self?.refresh()
    }
    repository.fetch()
  }

  private func refresh() {
    listModel?.update()
    breadModel?.update()
  }

  private func show(_ bread: Bread) {
    let viewModel = BreadViewModel(bread: bread, repository: repository)
    breadModel = viewModel
    navigationController.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }
}
