import UIKit

/// The shop: a list, and a bread.
@MainActor
final class HomeCoordinator {
  let navigationController = UINavigationController()
  private let repository: BreadRepository

  init(bakery: Bakery) {
    repository = BreadRepository(bakery: bakery)
  }

  func start() {
    showList()
    repository.fetch()
  }

  private func showList() {
    let viewModel = BreadListViewModel(repository: repository)
    viewModel.onChosen = { [weak self] bread in
      self?.show(bread)
    }
    navigationController.setViewControllers(
      [BreadListViewController(viewModel: viewModel)],
      animated: false
    )
    repository.onChange = { [weak self] in
      self?.showList()
    }
  }

  private func show(_ bread: Bread) {
    let viewModel = BreadViewModel(bread: bread)
    navigationController.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }
}
