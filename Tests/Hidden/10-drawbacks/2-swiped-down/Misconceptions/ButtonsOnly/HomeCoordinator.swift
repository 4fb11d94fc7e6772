import UIKit

/// The shop: a list, a bread, and ratings.
@MainActor
final class HomeCoordinator: Coordinator, RatingCoordinatorDelegate {
  var childCoordinators: [any Coordinator] = []
  let navigationController = UINavigationController()
  private let book = RatingBook()
  private weak var list: UIViewController?
  private weak var breadModel: BreadViewModel?

  func start() {
    let viewModel = BreadListViewModel()
    viewModel.onChosen = { [weak self] bread in
      self?.open(bread)
    }
    let list = BreadListViewController(viewModel: viewModel)
    self.list = list
    navigationController.setViewControllers([list], animated: false)
    book.onChange = { [weak self] in
      self?.breadModel?.update()
    }
  }

  private func open(_ bread: Bread) {
    guard navigationController.topViewController === list else {
      return
    }
    let viewModel = BreadViewModel(bread: bread, book: book)
    breadModel = viewModel
    viewModel.onRate = { [weak self] in
      self?.rate(bread)
    }
    navigationController.pushViewController(
      BreadViewController(viewModel: viewModel),
      animated: true
    )
  }

  private func rate(_ bread: Bread) {
    guard childCoordinators.isEmpty else { return }
    let rating = RatingCoordinator(bread: bread, book: book)
    rating.delegate = self
    addChild(rating)
    rating.start()
    navigationController.present(
      rating.navigationController,
      animated: true
    )
  }

  func ratingCoordinator(
    _ child: RatingCoordinator,
    didFinishWith opinion: String?
  ) {
    removeChild(child)
    if opinion != nil { showVoucher() }
  }

  private func showVoucher() {
    navigationController.present(
      UINavigationController(
        rootViewController: VoucherViewController()
      ),
      animated: true
    )
  }
}
