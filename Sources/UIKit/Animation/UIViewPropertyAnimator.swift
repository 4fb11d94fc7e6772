public import Foundation

/// An animation that can be paused, reversed, stopped and finished.
///
/// The changes are made at once when it starts, and none of them is undone; the completions come when
/// virtual time has passed what is left of the duration, and are told of the end that it ran to.
@MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  /// What the speed follows.
  open private(set) var timingParameters: (any UITimingCurveProvider)?

  /// How long the animation takes, in seconds.
  open private(set) var duration: TimeInterval

  /// How long it waits before it begins, in seconds.
  open private(set) var delay: TimeInterval = 0

  /// How far the animation is.
  open private(set) var state: UIViewAnimatingState = .inactive

  /// A Boolean value that tells whether the animation runs.
  open private(set) var isRunning = false

  /// A Boolean value that tells whether the animation goes back to its beginning.
  open var isReversed = false

  /// A Boolean value that tells whether touches reach views in motion.
  open var isUserInteractionEnabled = true

  /// A Boolean value that tells whether the animation can be stopped halfway.
  open var isInterruptible = true

  /// A Boolean value that tells whether the animation is paused at its end instead of being over.
  open var pausesOnCompletion = false

  var waitingAnimations: [() -> Void] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var progress: CGFloat = 0
  private var ending: Timeline.Entry?
  private var startedAt: Duration = .zero

  /// Makes an animation whose speed follows a curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// How much of the animation is done, from 0 to 1.
  ///
  /// Setting it pauses the animation there.
  open var fractionComplete: CGFloat {
    get { isRunning ? min(progress + passedShare, 1) : progress }
    set {
      pauseAnimation()
      progress = min(max(newValue, 0), 1)
    }
  }

  /// Begins the animation, or goes on with it.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Begins the animation after a number of seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    self.delay = delay
    activate()
    isRunning = true
    startedAt = Runtime.current.now + .seconds(delay)
    let rest = duration * Double(isReversed ? progress : 1 - progress)
    let wait = Duration.microseconds(((delay + rest) * 1_000_000).rounded())
    ending = Runtime.current.schedule(after: wait) { [self] in end() }
  }

  /// Pauses the animation; one that has not begun begins so.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    guard isRunning else { return }
    progress = fractionComplete
    halt()
  }

  /// Stops the animation; without finishing, it is over and its completions do not run.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    progress = fractionComplete
    halt()
    state = .stopped
    if withoutFinishing { reset() }
  }

  /// Finishes a stopped animation.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    complete(at: finalPosition)
  }

  private var passedShare: CGFloat {
    guard duration > 0 else { return 1 }
    let passed = max(Runtime.current.now - startedAt, .zero) / .seconds(1)
    return CGFloat(passed / duration)
  }

  private func activate() {
    state = .active
    let animations = waitingAnimations
    waitingAnimations = []
    for animation in animations { animation() }
  }

  private func halt() {
    isRunning = false
    if let ending { Runtime.current.timeline.cancel(ending) }
  }

  private func end() {
    halt()
    progress = isReversed ? 0 : 1
    if !pausesOnCompletion { complete(at: isReversed ? .start : .end) }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let completions = completions
    reset()
    for completion in completions { completion(position) }
  }

  private func reset() {
    state = .inactive
    progress = 0
    completions = []
  }

  /// An animation of the same duration and curve, without changes.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIViewPropertyAnimator(
      duration: duration,
      timingParameters: timingParameters ?? UICubicTimingParameters()
    )
  }
}
