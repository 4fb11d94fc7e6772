/// The stand-in's own transition coordinator, handed out as `any UIViewControllerTransitionCoordinator`.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  /// How long an animated change takes, as on a device.
  static let duration: Duration = .milliseconds(350)

  private typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []

  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false

  var isAnimated: Bool { true }
  var isInterruptible: Bool { false }
  var presentationStyle: UIModalPresentationStyle { to?.modalPresentationStyle ?? .none }
  var transitionDuration: TimeInterval { Self.duration / .seconds(1) }
  private(set) var percentComplete: CGFloat = 0
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { to?.view.superview ?? from?.view.superview ?? UIView() }

  init(from: UIViewController?, to: UIViewController?, isInteractive: Bool) {
    self.from = from
    self.to = to
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  /// The finger has left the screen: the change goes on by itself, or back.
  func endInteraction(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    let handlers = interactionHandlers
    interactionHandlers = []
    for handler in handlers { handler(self) }
  }

  /// Runs the completions that the app added, once.
  func complete() {
    percentComplete = isCancelled ? 0 : 1
    let handlers = completions
    completions = []
    for handler in handlers { handler(self) }
  }
}
