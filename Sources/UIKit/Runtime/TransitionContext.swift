/// What an animation of the app's own is given, from its beginning until `completeTransition(_:)`.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private let custom: CustomTransition
  private let coordinator: TransitionCoordinator
  private let staging: TransitionStaging
  private var end: ((Bool) -> Void)?

  /// Whether the app was told that the animation does not end.
  var isReported = false

  init(
    _ custom: CustomTransition,
    coordinator: TransitionCoordinator,
    staging: TransitionStaging,
    end: @escaping (Bool) -> Void
  ) {
    self.custom = custom
    self.coordinator = coordinator
    self.staging = staging
    self.end = end
  }

  /// A Boolean value that tells whether the transition has not ended yet.
  var isOpen: Bool { end != nil }

  /// The animation's own name for its length.
  var duration: CGFloat { coordinator.transitionDuration }

  /// Has the animation begin, by itself or under the finger.
  func start() {
    Runtime.current.animationsAtWork.append(WeakReference(self))
    coordinator.transitionDuration = custom.animator.transitionDuration(using: self)
    guard coordinator.isInteractive, let interaction = custom.interaction else { return animate() }
    interaction.startInteractiveTransition(self)
  }

  /// Runs the animation.
  func animate() {
    Runtime.current.note("animateTransition", to: custom.animator)
    custom.animator.animateTransition(using: self)
  }

  /// The transition is over, whoever has ended it.
  func close() {
    end = nil
    Runtime.current.animationsAtWork.removeAll { $0.object == nil || $0.object === self }
  }

  /// Tells the animation that the transition is over.
  func sendAnimationEnded(_ completed: Bool) {
    Runtime.current.note("animationEnded", to: custom.animator, "\(completed)")
    custom.animator.animationEnded(completed)
  }

  /// The words for an animation that does not end.
  var complaint: String {
    "The app did not settle: \(named(custom.animator)) has not called completeTransition(_:)."
  }

  // MARK: What the app sees

  var containerView: UIView { staging.container }
  var isAnimated: Bool { true }
  var isInteractive: Bool { isOpen && coordinator.isInteractive }
  var transitionWasCancelled: Bool { coordinator.isCancelled }
  var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    if isInteractive { coordinator.percentComplete = percentComplete }
  }

  func finishInteractiveTransition() {
    if isInteractive { coordinator.endInteraction(cancelled: false) }
  }

  func cancelInteractiveTransition() {
    if isInteractive { coordinator.endInteraction(cancelled: true) }
  }

  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    close()
    coordinator.isCancelled = !didComplete
    end(didComplete)
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    coordinator.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { staging.views[key] }
  func initialFrame(for vc: UIViewController) -> CGRect { frames(of: vc)?.initial ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { frames(of: vc)?.final ?? .zero }

  private func frames(of controller: UIViewController) -> TransitionStaging.Frames? {
    staging.frames.first { viewController(forKey: $0.key) === controller }?.value
  }
}
