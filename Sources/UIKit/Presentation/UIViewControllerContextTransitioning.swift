public import Foundation

/// What an animation of the app's own works with.
@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// A Boolean value that tells whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that tells whether the user's finger is on the transition.
  var isInteractive: Bool { get }
  /// A Boolean value that tells whether the transition goes back to where it began.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation, or `.none` when it is none.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the coming view is to be turned: here, not.
  var targetTransform: CGAffineTransform { get }
  /// Says how much of the transition the finger has done.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the finger has left and the transition goes through.
  func finishInteractiveTransition()
  /// Says that the finger has left and the transition goes back.
  func cancelInteractiveTransition()
  /// Says that the finger is on the transition again.
  func pauseInteractiveTransition()
  /// Ends the transition; false when it has gone back.
  func completeTransition(_ didComplete: Bool)
  /// Gives a controller that takes part, or nil.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Gives a view that takes part.
  ///
  /// Nil for one that the animation must leave alone, as a presenter that stays.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rectangle of a controller's view at the beginning; empty when it is not there yet.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The rectangle of a controller's view at the end; empty when it is there no longer.
  func finalFrame(for vc: UIViewController) -> CGRect
}
