import UIKit

/// The form to order a bread, on a sheet: however it is left, the
/// parent hears of it once, when the sheet has gone.
@MainActor
final class OrderFormCoordinator: NSObject, Coordinator,
  UIAdaptivePresentationControllerDelegate
{
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any OrderFormCoordinatorDelegate)?
  private let bread: Bread
  private let presenter: UIViewController
  private let navigationController = UINavigationController()
  /// How the form ends, once that is decided.
  private var outcome: OrderOutcome?
  /// Until a sheet has come, UIKit does not take it away.
  private var hasCome = false

  init(bread: Bread, presenter: UIViewController) {
    self.bread = bread
    self.presenter = presenter
  }

  func start() {
    navigationController.viewControllers = [makePage()]
    navigationController.presentationController?.delegate = self
    presenter.present(navigationController, animated: true) {
      [weak self] in
      self?.sheetHasCome()
    }
  }

  /// Ends the form without an order, as its button does.
  func cancel() {
    end(with: .cancelled(bread))
  }

  private func makePage() -> UIViewController {
    let viewModel = OrderFormViewModel(bread: bread)
    viewModel.onConfirmed = { [weak self, bread] in
      self?.end(with: .confirmed(bread))
    }
    viewModel.onCancelled = { [weak self] in
      self?.cancel()
    }
    return PageViewController(viewModel: viewModel)
  }

  // MARK: The end

  /// Decides how the form ends; the first decision counts.
  private func end(with outcome: OrderOutcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    dismissIfPossible()
  }

  private func sheetHasCome() {
    hasCome = true
    dismissIfPossible()
  }

  private func dismissIfPossible() {
    guard hasCome, let outcome else { return }
    if let swipe = navigationController.transitionCoordinator {
      return waitForEnd(of: swipe)
    }
    presenter.dismiss(animated: true) { [weak self] in
      self?.finish(with: outcome)
    }
  }

  /// A finger is on the sheet: if it lets go, the sheet has to go still.
  private func waitForEnd(
    of swipe: any UIViewControllerTransitionCoordinator
  ) {
    swipe.animate(alongsideTransition: nil) { [weak self] context in
      if context.isCancelled { self?.dismissIfPossible() }
    }
  }

  /// The user has swiped the sheet down.
  func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    finish(with: outcome ?? .cancelled(bread))
  }

  private func finish(with outcome: OrderOutcome) {
    delegate?.orderFormCoordinator(self, didFinishWith: outcome)
  }
}
