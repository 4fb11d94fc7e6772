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
    if modalPresentationStyle == .custom, let controller = customPresentationController {
      return controller
    }
    return systemPresentationController
  }

  private var customPresentationController: UIPresentationController? {
    transitioningDelegate?.presentationController(
      forPresented: self,
      presenting: arrival?.presenter,
      source: arrival?.source ?? self
    )
  }

  private var systemPresentationController: UIPresentationController {
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
