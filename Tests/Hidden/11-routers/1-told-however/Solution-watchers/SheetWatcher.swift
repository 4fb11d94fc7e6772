import UIKit

/// Tells once of each sheet that it has gone.
final class SheetWatcher: NSObject,
  UIAdaptivePresentationControllerDelegate
{
  /// The next sheet may be up before the last one's end is told.
  private var actions: [UIViewController: () -> Void] = [:]

  func wait(
    for sheet: UIViewController,
    then action: @escaping () -> Void
  ) {
    actions[sheet] = action
  }

  func waits(for sheet: UIViewController) -> Bool {
    actions[sheet] != nil
  }

  func tell(of sheet: UIViewController) {
    actions.removeValue(forKey: sheet)?()
  }

  func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    tell(of: presentationController.presentedViewController)
  }
}
