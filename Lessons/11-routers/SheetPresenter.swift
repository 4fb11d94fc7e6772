import UIKit

/// Lays one sheet over everything, and tells once when it has gone.
final class SheetPresenter: NSObject,
  UIAdaptivePresentationControllerDelegate
{
  private var departure: Departure?

  func present(
    _ sheet: UIViewController,
    over presenter: UIViewController,
    _ onRemoval: @escaping () -> Void
  ) {
    guard presenter.presentedViewController == nil else {
      return onRemoval()
    }
    departure = Departure(screen: sheet, action: onRemoval)
    sheet.presentationController?.delegate = self
    presenter.present(sheet, animated: true)
  }

  /// Takes the sheet away; a second call finds none.
  func dismiss() {
    departure?.screen?.presentingViewController?.dismiss(
      animated: true,
      completion: hasGone
    )
  }

  func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    hasGone()
  }

  private func hasGone() {
    let leaving = departure
    departure = nil
    leaving?.action()
  }
}
