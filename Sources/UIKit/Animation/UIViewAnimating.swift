public import Foundation

/// An animation that can be paused, reversed and stopped.
@MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// How far the animation is.
  var state: UIViewAnimatingState { get }

  /// A Boolean value that tells whether the animation runs.
  var isRunning: Bool { get }

  /// A Boolean value that tells whether the animation goes back to its beginning.
  var isReversed: Bool { get set }

  /// How much of the animation is done, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Begins the animation, or goes on with it.
  func startAnimation()

  /// Begins the animation after a number of seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Pauses the animation.
  func pauseAnimation()

  /// Stops the animation; without finishing, it is over and its completions do not run.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Finishes a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
