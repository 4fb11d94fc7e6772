/// The stand-in's own transition coordinator, handed out as `any UIViewControllerTransitionCoordinator`.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  /// How long an animated change takes, as on a device.
  static let duration: Duration = .milliseconds(350)

  private typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private weak var from: UIViewController?
  weak var to: UIViewController?
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var hasBegun = false

  let initiallyInteractive: Bool
  let presentationStyle: UIModalPresentationStyle
  private(set) var isInteractive: Bool
  var isCancelled = false
  var percentComplete: CGFloat = 0
  var transitionDuration: TimeInterval = TransitionCoordinator.duration / .seconds(1)

  var isAnimated: Bool { true }
  var isInterruptible: Bool { false }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { to?.view.superview ?? from?.view.superview ?? UIView() }

  init(
    from: UIViewController?,
    to: UIViewController? = nil,
    isInteractive: Bool,
    presentationStyle: UIModalPresentationStyle = .none
  ) {
    self.from = from
    self.to = to
    self.presentationStyle = presentationStyle
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
    if let animation { hasBegun ? animation(self) : animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// The visible part begins: what the app animates alongside begins with it.
  func begin() {
    hasBegun = true
    let handlers = animations
    animations = []
    for handler in handlers { handler(self) }
  }

  /// Takes what the app added to the one that stood for this one before it began.
  func takeOver(from promised: TransitionCoordinator) {
    animations += promised.animations
    completions += promised.completions
    interactionHandlers += promised.interactionHandlers
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
    begin()
    isInteractive = false
    percentComplete = isCancelled ? 0 : 1
    let handlers = completions
    completions = []
    for handler in handlers { handler(self) }
  }
}
