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
    navigationController.setViewControllers(
      [BreadListViewController(viewModel: viewModel)],
      animated: false
    )
    repository.fetch()
  }
}
