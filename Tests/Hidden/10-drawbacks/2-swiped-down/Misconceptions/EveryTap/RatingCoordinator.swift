import UIKit

/// Asking for an opinion, on a sheet that may be swiped down.
@MainActor
final class RatingCoordinator: NSObject, Coordinator,
  UIAdaptivePresentationControllerDelegate
{
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any RatingCoordinatorDelegate)?
  let navigationController = UINavigationController()
  private let bread: Bread
  private let book: RatingBook
  private var opinion: String?

  init(bread: Bread, book: RatingBook) {
    self.bread = bread
    self.book = book
  }

  func start() {
    let viewModel = RatingViewModel(bread: bread)
    viewModel.onRated = { [weak self] opinion in
      self?.keep(opinion)
    }
    viewModel.onCancel = { [weak self] in
      self?.leave()
    }
    navigationController.setViewControllers(
      [RatingViewController(viewModel: viewModel)],
      animated: false
    )
    navigationController.presentationController?.delegate = self
  }

  /// Writes the opinion down; a second tap finds it written.
  private func keep(_ opinion: String) {
    self.opinion = opinion
    book.write(opinion, about: bread.name)
    let viewModel = ThanksViewModel()
    viewModel.onDone = { [weak self] in
      self?.leave()
    }
    navigationController.setViewControllers(
      [ThanksViewController(viewModel: viewModel)],
      animated: true
    )
  }

  private func leave() {
    navigationController.dismiss(animated: true) { [weak self] in
      self?.finish()
    }
  }

  private func finish() {
    delegate?.ratingCoordinator(self, didFinishWith: opinion)
  }

  func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    finish()
  }
}
