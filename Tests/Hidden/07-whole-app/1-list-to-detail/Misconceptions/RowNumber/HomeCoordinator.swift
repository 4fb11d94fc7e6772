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
    let viewModel = BreadListViewModel(repository: repository)
    viewModel.onChosen = { [weak self] bread in
      self?.show(bread)
    }
    repository.onChange = { [weak viewModel] in
      viewModel?.onDataUpdated?()
    }
    navigationController.setViewControllers(
      [BreadListViewController(viewModel: viewModel)],
      animated: false
    )
    repository.fetch()
  }

  private func show(_ bread: Bread) {
    let viewModel = BreadViewModel(bread: bread)
    navigationController.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }
}
