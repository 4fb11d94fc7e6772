public import Foundation

/// An animation of the app's own.
///
/// The stand-in asks for none and runs none; files that have one compile.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the animation takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Runs the animation.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}
