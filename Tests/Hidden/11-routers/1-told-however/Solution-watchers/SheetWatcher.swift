import UIKit

/// Tells once that a sheet has gone.
final class SheetWatcher: NSObject,
  UIAdaptivePresentationControllerDelegate
{
  var onRemoval: (() -> Void)?

  func tell() {
    let action = onRemoval
    onRemoval = nil
    action?()
  }

  func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    tell()
  }
}
