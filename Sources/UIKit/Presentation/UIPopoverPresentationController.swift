public import Foundation

/// The presentation controller of a bubble that points to where it comes from.
///
/// On the stand-in's phone a popover is a sheet, as on a device, and is kept as one on the tablet.
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the bubble points to.
  open var sourceView: UIView?

  /// The part of that view that the bubble points to.
  open var sourceRect: CGRect = .zero

  /// The bar item that the bubble points to.
  open var barButtonItem: UIBarButtonItem?

  /// The sides at which the bubble's point may be.
  ///
  /// Kept, not shown.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any

  /// The side at which the bubble's point is: here, not known.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }

  /// The colour behind the content.
  open var backgroundColor: UIColor?
}

extension UIViewController {
  /// The presentation controller, if the controller is presented as a popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
