import UIKit

/// The shop: a list, and a bread.
@MainActor
final class HomeCoordinator {
  let navigationController = UINavigationController()
  private let repository: BreadRepository
  private weak var list: BreadListViewModel?

  init(bakery: Bakery) {
    repository = BreadRepository(bakery: bakery)
  }

  func start() {
    let viewModel = BreadListViewModel(repository: repository)
    list = viewModel
    viewModel.onChosen = { [weak self] bread in self?.show(bread) }
    repository.onChange = { [weak self] in self?.list?.update() }
    navigationController.setViewControllers(
      [BreadListViewController(viewModel: viewModel)],
      animated: false
    )
    repository.fetch()
  }

  private func show(_ bread: Bread) {
    navigationController.pushViewController(
      BreadViewController(viewModel: BreadViewModel(bread: bread)),
      animated: true
    )
  }
}
