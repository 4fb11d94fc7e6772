public import Foundation

/// The object that sees to a presentation.
///
/// It belongs to the presented controller.
@MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  ///
  /// UIKit's holds it strongly, which leaks a controller that is asked for its presentation controller
  /// and never presented; the stand-in's does not.
  /// Once that controller is gone, an empty one stands for it.
  open var presentedViewController: UIViewController {
    storedPresented ?? UIViewController()
  }

  /// The controller that presents, once it is known; before, the presented one.
  open internal(set) var presentingViewController: UIViewController {
    get { storedPresenting ?? presentedViewController }
    set { storedPresenting = newValue }
  }

  /// Who is asked and told about the user's swipe down.
  ///
  /// It is not owned.
  weak open var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The view in which the presentation takes place, while it does.
  open var containerView: UIView? { storedPresented?.viewIfLoaded?.superview }

  /// The presented controller's view.
  open var presentedView: UIView? { storedPresented?.view }

  private weak var storedPresented: UIViewController?
  private weak var storedPresenting: UIViewController?

  /// Makes a presentation controller for a presentation to come.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    super.init()
  }
}

extension UIViewController {
  /// The presentation controller of this controller or of the nearest ancestor that is presented.
  public var presentationController: UIPresentationController? {
    guard storedParent == nil || arrival != nil else { return root.presentationController }
    if let controller = storedPresentationController { return controller }
    let controller = makePresentationController()
    storedPresentationController = controller
    return controller
  }

  /// The presentation controller, if the controller is presented as a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  private func makePresentationController() -> UIPresentationController {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(
        presentedViewController: self,
        presenting: arrival?.presenter
      )
    case .popover:
      UIPopoverPresentationController(
        presentedViewController: self,
        presenting: arrival?.presenter
      )
    default:
      UIPresentationController(presentedViewController: self, presenting: arrival?.presenter)
    }
  }
}
