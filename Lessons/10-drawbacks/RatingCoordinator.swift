import UIKit

/// Asking for an opinion, on a sheet that may be swiped down.
///
/// Not final, so that `DeafRatingCoordinator` can show what goes wrong.
@MainActor
class RatingCoordinator: NSObject, Coordinator,
  UIAdaptivePresentationControllerDelegate
{
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any RatingCoordinatorDelegate)?
  let navigationController = UINavigationController()
  private let bread: Bread

  init(bread: Bread) {
    self.bread = bread
  }

  func start() {
    let viewModel = RatingViewModel(bread: bread)
    viewModel.onDone = { [weak self] in
      self?.leave()
    }
    navigationController.setViewControllers(
      [RatingViewController(viewModel: viewModel)],
      animated: false
    )
    listen()
  }

  /// Asks to be told when the sheet is swiped down.
  func listen() {
    navigationController.presentationController?.delegate = self
  }

  /// Takes the sheet away, by a button.
  private func leave() {
    navigationController.dismiss(animated: true) { [weak self] in
      self?.finish()
    }
  }

  private func finish() {
    delegate?.ratingCoordinatorDidFinish(self)
  }

  // MARK: What the sheet tells

  func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    finish()
  }
}
