import Observation
import UIKit

/// Makes the sheet follow the form, and tells the model what the user
/// has swiped down.
@MainActor
final class FormSheet: NSObject, UIAdaptivePresentationControllerDelegate {
  private let model: ShopModel
  private let presenter: UIViewController
  /// The form whose sheet is up.
  private var shown: Form?
  private weak var sheet: UIViewController?
  /// Meanwhile no sheet can come or go.
  private var isMoving = false

  init(model: ShopModel, presenter: UIViewController) {
    self.model = model
    self.presenter = presenter
  }

  /// Follows the form, now and whenever it changes.
  func follow() {
    withObservationTracking {
      show(model.place.form)
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
  }

  private func show(_ form: Form?) {
    guard form != shown, !isMoving else { return }
    if let swipe = sheet?.transitionCoordinator {
      waitForEnd(of: swipe)
    } else if shown != nil {
      dismiss()
    } else if let form {
      present(form)
    }
  }

  private func present(_ form: Form) {
    shown = form
    isMoving = true
    let sheet = UINavigationController(
      rootViewController: PageViewController(
        viewModel: model.makePage(of: form)
      )
    )
    self.sheet = sheet
    sheet.presentationController?.delegate = self
    presenter.present(sheet, animated: true) { [weak self] in
      self?.hasMoved()
    }
  }

  private func dismiss() {
    isMoving = true
    presenter.dismiss(animated: true) { [weak self] in
      self?.shown = nil
      self?.hasMoved()
    }
  }

  /// A finger is on the sheet: whether it goes is not decided yet.
  private func waitForEnd(
    of swipe: any UIViewControllerTransitionCoordinator
  ) {
    swipe.animate(alongsideTransition: nil) { [weak self] context in
      if context.isCancelled { self?.hasMoved() }
    }
  }

  private func hasMoved() {
    isMoving = false
    show(model.place.form)
  }

  func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    let swiped = shown
    shown = nil
    swiped.map(model.cancel)
    hasMoved()
  }
}
