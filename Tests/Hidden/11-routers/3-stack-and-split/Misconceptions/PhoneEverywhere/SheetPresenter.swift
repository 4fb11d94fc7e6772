import UIKit

/// Lays a screen on a sheet, and tells once when it has gone.
final class SheetPresenter: NSObject,
  UIAdaptivePresentationControllerDelegate
{
  private var departure: Departure?

  func present(
    _ screen: Screen,
    over presenter: UIViewController,
    _ onRemoval: @escaping () -> Void
  ) {
    let sheet = UINavigationController(
      rootViewController: screen.makeController()
    )
    departure = Departure(screen: sheet, action: onRemoval)
    sheet.presentationController?.delegate = self
    presenter.present(sheet, animated: true)
  }

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
