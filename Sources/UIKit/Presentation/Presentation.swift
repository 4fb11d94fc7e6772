/// One modal presentation, from the call that asks for it until the presented controller has gone.
///
/// The presenter owns it, and it owns both, as UIKit's presentation does: a presenter that is taken
/// from the window without a dismissal stays alive with what it presents (recorded).
@MainActor
final class Presentation {
  enum Stage {
    case waiting
    case arriving
    case shown
    case leaving
  }

  /// A dismissal that was asked for.
  struct Dismissal {
    let animated: Bool
    let completion: (() -> Void)?
  }

  let presenter: UIViewController
  let presented: UIViewController
  let style: UIModalPresentationStyle
  let animated: Bool
  private var completion: (() -> Void)?

  /// The controller that was asked to present.
  private(set) weak var source: UIViewController?

  /// The view in which it takes place.
  let container = PresentationContainer()

  /// Where the presenter's view was before it was taken away.
  weak var presenterHome: UIView?

  /// Whether the presenter disappears below the presented controller.
  var coversPresenter = false

  var stage: Stage = .waiting
  var transition: ContainerTransition?
  var dismissal: Dismissal?

  /// The presentations above this one that its dismissal takes away with it, from the bottom up.
  var above: [Presentation] = []

  init(
    of presented: UIViewController,
    by presenter: UIViewController,
    source: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    self.presenter = presenter
    self.presented = presented
    self.source = source
    self.animated = animated
    self.completion = completion
    style = presented.modalPresentationStyle
    presenter.presentation = self
    presented.arrival = self
    presented.root.presentationController?.presentingViewController = presenter
    Runtime.current.presentations.removeAll { $0.object == nil }
    Runtime.current.presentations.append(WeakReference(self))
    Runtime.current.layoutPass.deferStart(of: self)
  }

  /// The transition that the app can see.
  var coordinator: TransitionCoordinator? { transition?.coordinator }

  /// The controller that sees to it, as long as it lasts.
  var controller: UIPresentationController? { presented.storedPresentationController }

  /// What comes in: the presented controller's view, unless the presentation controller wraps it.
  var presentedView: UIView { controller?.presentedView ?? presented.view }

  /// A Boolean value that tells whether the user can swipe the presented controller down.
  ///
  /// An app may give a sheet's presentation controller for a style of its own.
  var isSheet: Bool {
    switch style {
    case .automatic, .pageSheet, .formSheet, .popover: !(presented is UIAlertController)
    case .custom: controller is UISheetPresentationController
    default: false
    }
  }

  /// Takes everything down without a callback: the world it belongs to has ended.
  func abandon() {
    transition?.cancelScheduledEnd()
    transition?.context?.close()
    unlink()
  }

  /// A Boolean value that tells whether the presenter still presents.
  var isHeld: Bool { presenter.presentation === self }

  /// Lets the presenter go: it presents nothing from now on.
  func releasePresenter() {
    if isHeld { presenter.presentation = nil }
  }

  /// Unties presenter and presented.
  func unlink() {
    releasePresenter()
    presented.arrival = nil
    presented.storedPresentationController = nil
    container.removeFromSuperview()
  }

  /// Runs the completion once, and gives up what it has captured.
  func runCompletion() {
    let completion = completion
    self.completion = nil
    completion?()
  }

  func scheduleEnd(
    of transition: ContainerTransition,
    _ action: @escaping @MainActor (Presentation) -> Void
  ) {
    let end: @MainActor () -> Void = { action(self) }
    if transition.isAnimated {
      transition.end = Runtime.current.schedule(after: transition.duration, end)
    } else {
      Runtime.current.layoutPass.deferEnd(end)
    }
  }

  func conclude() {
    let coordinator = transition?.coordinator
    transition = nil
    coordinator?.complete()
  }
}
