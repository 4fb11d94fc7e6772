public import Foundation

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
