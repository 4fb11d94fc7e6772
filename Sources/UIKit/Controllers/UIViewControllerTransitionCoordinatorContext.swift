public import Foundation

/// What is known of a transition while it is at work.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that tells whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation that the transition belongs to.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that tells whether the transition began under the user's finger.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that tells whether the transition can be taken hold of.
  var isInterruptible: Bool { get }
  /// A Boolean value that tells whether the user's finger is on the transition.
  var isInteractive: Bool { get }
  /// A Boolean value that tells whether the transition goes back to where it began.
  var isCancelled: Bool { get }
  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How much of the transition is done, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast the transition goes on once the finger is off.
  var completionVelocity: CGFloat { get }
  /// How the pace changes once the finger is off.
  var completionCurve: UIView.AnimationCurve { get }
  /// Gives a controller that takes part, or nil.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Gives a view that takes part, or nil.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
}
