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

/// What an animation of the app's own works with.
@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// A Boolean value that tells whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that tells whether the transition goes back to where it began.
  var transitionWasCancelled: Bool { get }
  /// Ends the transition.
  func completeTransition(_ didComplete: Bool)
  /// Gives a controller that takes part, or nil.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Gives a view that takes part, or nil.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
