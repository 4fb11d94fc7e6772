import UIKit

/// The shop: a list, a bread, and ratings.
@MainActor
final class HomeCoordinator: NSObject, Coordinator,
  UIAdaptivePresentationControllerDelegate
{
  var childCoordinators: [any Coordinator] = []
  let navigationController = UINavigationController()
  private let book = RatingBook()
  private weak var rating: RatingCoordinator?
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
    guard rating == nil else { return }
    let rating = RatingCoordinator(bread: bread, book: book) {
      [weak self] in
      self?.navigationController.dismiss(animated: true) {
        self?.endRating()
      }
    }
    self.rating = rating
    addChild(rating)
    rating.start()
    rating.navigationController.presentationController?.delegate = self
    navigationController.present(
      rating.navigationController,
      animated: true
    )
  }

  private func endRating() {
    guard let rating else { return }
    removeChild(rating)
    if rating.isRated { showVoucher() }
  }

  func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    endRating()
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
