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
    guard let leaving = departure else { return }
    departure = nil
    leaving.screen?.dismiss(animated: true, completion: leaving.action)
  }

  func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    let leaving = departure
    departure = nil
    leaving?.action()
  }
}
