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

/// The presentation controller of a sheet.
///
/// The stand-in keeps its settings and shows one size.
@MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor
  open class Detent: NSObject {
    /// A name for a height.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name's text.
      public let rawValue: String

      /// Makes a name from its text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// About half the screen.
      public static let medium = Self(rawValue: "com.apple.UIKit.medium")

      /// The whole height.
      public static let large = Self(rawValue: "com.apple.UIKit.large")
    }

    /// The height's name.
    open private(set) var identifier: Identifier

    init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// About half the screen.
    open class func medium() -> Detent { Detent(.medium) }

    /// The whole height.
    open class func large() -> Detent { Detent(.large) }
  }

  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()]

  /// The height at which the sheet is, or nil for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier?

  /// A Boolean value that tells whether the sheet has a grabber.
  open var prefersGrabberVisible = false

  /// A Boolean value that tells whether scrolling enlarges the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// The greatest height at which what is below can be touched, or nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// The radius of the corners, or nil for the system's.
  open var preferredCornerRadius: CGFloat?
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
