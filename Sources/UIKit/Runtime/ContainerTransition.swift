/// One change of what a container or a presentation shows: a controller goes, another comes.
///
/// It owns both for as long as it runs and no longer.
@MainActor
final class ContainerTransition {
  /// Which of the two is told first when a change begins and when it ends.
  ///
  /// Recorded logs of devices differ between push, modal presentation and tab bar.
  struct Order {
    let beginsWithGoing: Bool
    let endsWithGoing: Bool

    static let navigation = Order(beginsWithGoing: true, endsWithGoing: true)
    static let presentation = Order(beginsWithGoing: true, endsWithGoing: false)
    static let tab = Order(beginsWithGoing: false, endsWithGoing: true)
  }

  let from: UIViewController?
  let to: UIViewController?
  let isAnimated: Bool
  let order: Order

  /// What the app sees of it while it runs.
  ///
  /// What is not animated has none.
  let coordinator: TransitionCoordinator?

  /// The app's own objects that run it, or nil when the system does.
  let custom: CustomTransition?

  /// What those objects work with, once they do.
  private(set) var context: TransitionContext?

  /// Its end in the timeline, while one is set.
  var end: Timeline.Entry?

  /// Makes a transition.
  ///
  /// `modal` says who takes part in a presentation or dismissal: the presenter does, whether it comes
  /// and goes or stays.
  init(
    from: UIViewController?,
    to: UIViewController?,
    animated: Bool,
    order: Order,
    interactive: Bool = false,
    custom: CustomTransition? = nil,
    modal: ModalCast? = nil
  ) {
    self.from = from
    self.to = to
    self.isAnimated = animated || custom != nil
    self.order = order
    self.custom = custom
    coordinator =
      isAnimated
      ? TransitionCoordinator(
        from: modal?.from ?? from,
        to: modal?.to ?? to,
        isInteractive: interactive || custom?.startsInteractively == true,
        presentationStyle: modal?.style ?? .none
      ) : nil
  }

  /// How long the visible part takes.
  var duration: Duration { isAnimated ? TransitionCoordinator.duration : .zero }

  /// A Boolean value that tells whether the user's finger is on it.
  var isInteractive: Bool { coordinator?.isInteractive == true }

  /// Sends the "will" callbacks.
  ///
  /// The coming controller's view is loaded first.
  ///
  /// - Parameter reportedAnimated: What the callbacks are told: what comes in with an animated
  ///   presentation is animated, though its container has no transition of its own.
  func begin(reportedAnimated: Bool) {
    to?.loadViewIfNeeded()
    if order.beginsWithGoing { from?.beginAppearance(false, animated: reportedAnimated) }
    to?.beginAppearance(true, animated: reportedAnimated)
    if !order.beginsWithGoing { from?.beginAppearance(false, animated: reportedAnimated) }
  }

  /// Takes the end out of the timeline, if it stands there.
  func cancelScheduledEnd() {
    if let end { Runtime.current.timeline.cancel(end) }
  }

  /// Has the app's own objects run the visible part.
  ///
  /// `end` is told whether the transition went through, when the animation says that it has ended.
  func run(in staging: TransitionStaging, end: @escaping (Bool) -> Void) {
    guard let custom, let coordinator else { return }
    let context = TransitionContext(custom, coordinator: coordinator, staging: staging, end: end)
    self.context = context
    context.start()
    to?.becomeVisible()
    coordinator.begin()
  }

  /// Sends the "did" callbacks.
  func sendEnd() {
    context?.close()
    to?.becomeVisible()
    if order.endsWithGoing { from?.endAppearance() }
    to?.endAppearance()
    if !order.endsWithGoing { from?.endAppearance() }
  }

  /// Sends what UIKit sends when a swipe is let go halfway: both go back to where they were.
  func sendCancellation() {
    to?.beginAppearance(false, animated: isAnimated)
    to?.endAppearance()
    from?.beginAppearance(true, animated: isAnimated)
    from?.becomeVisible()
    from?.endAppearance()
  }
}
