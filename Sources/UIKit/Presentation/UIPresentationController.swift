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
  open var containerView: UIView? {
    storedPresented?.arrival?.container.superview == nil
      ? nil : storedPresented?.arrival?.container
  }

  /// The view that comes in: the presented controller's, unless a subclass wraps it.
  open var presentedView: UIView? { storedPresented?.view }

  /// The rectangle that the presented view has at the end: all of the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// A Boolean value that tells whether the presented view covers the whole screen.
  open var shouldPresentInFullscreen: Bool { true }

  /// A Boolean value that tells whether the presenter's view goes once the presented one is there.
  ///
  /// The presenter then disappears.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

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

  // MARK: For subclasses

  /// The presentation is about to begin; the place to put further views into the container.
  open func presentationTransitionWillBegin() {}

  /// The presentation has ended; false when it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}

  /// The dismissal has ended; false when it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The container is about to place its subviews.
  open func containerViewWillLayoutSubviews() {}

  /// The container has placed its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Inside the stand-in

  /// Sends a message to a presentation controller, noting it if that is one of the app's own.
  func send(_ name: String, _ message: (UIPresentationController) -> Void) {
    if isOfTheApp { Runtime.current.note(name, to: self) }
    message(self)
  }

  private var isOfTheApp: Bool {
    let system: [AnyClass] = [
      UIPresentationController.self, UISheetPresentationController.self,
      UIPopoverPresentationController.self,
    ]
    return !system.contains { $0 == type(of: self) }
  }
}
