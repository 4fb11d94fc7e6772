public import Foundation

/// An animation of the app's own.
///
/// It puts the coming view into the container, moves what it likes, and calls
/// `completeTransition(_:)`; without that call the transition never ends, as on a device.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the animation takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Runs the animation.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The transition has ended.
  ///
  /// Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Stands for a method that the animation does not have.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
