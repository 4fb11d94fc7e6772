import UIKit

/// Lays a screen on a sheet, and tells once when it has gone.
final class SheetPresenter: NSObject,
  UIAdaptivePresentationControllerDelegate
{
  private var departures: [Departure] = []

  func present(
    _ screen: Screen,
    over presenter: UIViewController,
    _ onRemoval: @escaping () -> Void
  ) {
    guard presenter.presentedViewController == nil else {
      return onRemoval()
    }
    let sheet = UINavigationController(
      rootViewController: screen.makeController()
    )
    departures.append(Departure(screen: sheet, action: onRemoval))
    sheet.presentationController?.delegate = self
    presenter.present(sheet, animated: true)
  }

  func dismiss() {
    guard let sheet = departures.last?.screen else { return }
    sheet.presentingViewController?.dismiss(animated: true) {
      self.hasGone(sheet)
    }
  }

  func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    hasGone(presentationController.presentedViewController)
  }

  /// Tells of this sheet alone: the next may be up before it has gone.
  private func hasGone(_ sheet: UIViewController) {
    let place = departures.firstIndex { $0.screen === sheet }
    guard let place else { return }
    departures.remove(at: place).action()
  }
}
