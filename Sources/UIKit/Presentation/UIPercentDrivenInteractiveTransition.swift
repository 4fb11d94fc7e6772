public import Foundation

/// Drives an animation by a percentage, as a finger does that moves over the screen.
///
/// What the animation enters into the timeline waits until `finish()` or `cancel()`. Both do nothing
/// before the transition has begun, which is at the layout pass after the call that asks for it.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How long the animation takes without the finger, in seconds.
  open private(set) var duration: CGFloat = 0

  /// How much of the animation is done, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// How fast the rest goes once the finger is off.
  open var completionSpeed: CGFloat = 1

  /// How the pace of the rest changes.
  ///
  /// Kept, not shown.
  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// A Boolean value that tells whether the transition begins under the finger.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?
  private var held: [Timeline.Withdrawn] = []

  /// Begins the animation and holds it.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    duration = context.duration
    percentComplete = 0
    let mark = Timeline.Entry.latest
    context.animate()
    let runtime = Runtime.current
    held = runtime.timeline.withdraw(enteredAfter: mark, at: runtime.now)
  }

  /// Says how much of the animation is done.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Takes hold of an animation that can be interrupted, which the stand-in has none of.
  open func pause() {}

  /// The finger is off, and the animation goes on to its end.
  open func finish() {
    guard let context, context.isInteractive else { return }
    context.finishInteractiveTransition()
    release(share: 1 - percentComplete)
  }

  /// The finger is off, and the animation goes back to its beginning.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    release(share: percentComplete)
  }

  private func release(share: CGFloat) {
    let released = held
    held = []
    for event in released {
      let rest = event.delay / .seconds(1) * share / max(completionSpeed, 0.001)
      Runtime.current.schedule(after: .wholeMicroseconds(rest), event.action)
    }
  }
}
