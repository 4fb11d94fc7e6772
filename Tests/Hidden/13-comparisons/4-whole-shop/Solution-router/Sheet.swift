import UIKit

/// A sheet that can be dismissed at any time, and tells once that it has
/// gone.
@MainActor
final class Sheet: NSObject, UIAdaptivePresentationControllerDelegate {
  var whenGone: (() -> Void)?
  private let page: UIViewController
  /// Until a sheet has come, UIKit does not take it away.
  private var hasCome = false
  private var isToGo = false

  init(page: UIViewController) {
    self.page = page
  }

  func present(on presenter: UIViewController) {
    page.presentationController?.delegate = self
    presenter.present(page, animated: true) { [weak self] in
      self?.hasCome = true
      self?.goIfPossible()
    }
  }

  func dismiss() {
    guard !isToGo else { return }
    isToGo = true
    goIfPossible()
  }

  private func goIfPossible() {
    guard isToGo, hasCome else { return }
    if let swipe = page.transitionCoordinator {
      return waitForEnd(of: swipe)
    }
    page.dismiss(animated: true) { [weak self] in
      self?.whenGone?()
    }
  }

  /// A finger is on the sheet: if it lets go, the sheet has to go still.
  private func waitForEnd(
    of swipe: any UIViewControllerTransitionCoordinator
  ) {
    swipe.animate(alongsideTransition: nil) { [weak self] context in
      if context.isCancelled { self?.goIfPossible() }
    }
  }

  /// The user has swiped the sheet down.
  func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    whenGone?()
  }
}
